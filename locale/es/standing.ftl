# Puntuaciones, perfiles y con qué puntualidad juega cada persona.

command-leaderboard = ranking
command-leaderboard-about = Mira quién juega mejor a cada juego en este servidor
command-profile = perfil
command-profile-about = Mira los resultados de alguien en este servidor
command-profile-who = El perfil de quién; si no pones nada, el tuyo

## El ranking
leaders-head =
    ### { $game } · { $server }
    Quienes mejor juegan aquí:
leaders-none = Aquí aún nadie tiene puntuación. Estrena tú el ranking: `/jugar` abre una partida, y para puntuar hacen falta al menos dos personas.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }
leaders-own = Estás en el puesto { $place } con **{ $rating }**.
leaders-own-none = Aún no tienes puntuación aquí. `/jugar` abre una partida.
leaders-up = Más arriba
leaders-down = Más abajo
leaders-game = Otro juego
ratings-how =
    Las puntuaciones empiezan en 1000. Son estimaciones prudentes, así que suben a medida que juegas.
    “?” es provisional: menos de { $matches } partidas puntuables o de { $opponents } rivales.
    Contra la misma persona solo cuentan { $most } partidas por semana, y ninguna que termine antes de que hayan jugado dos personas.

## El perfil
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating }: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
profile-unrated =
    { $count ->
        [one] { $game }: una partida sin puntuar
       *[other] { $game }: { $count } partidas sin puntuar
    }
profile-new = Aún no hay partidas puntuables en este servidor. `/jugar` abre una, y para puntuar hacen falta al menos dos personas.
profile-alt = El perfil de { $who }.
profile-alt-curve = Puntuación de { $first } a { $last }.
press-leaders = Ranking

## La tarjeta del resultado
result-rating =
    { $sure ->
        [0] ({ $gain })
       *[other] (resultado { $gain }, certeza { $certainty })
    }
result-certainty = Cada partida da más certeza a las puntuaciones, y eso las sube un poco sea cual sea el resultado.
result-untimed = No puntúa: no hay reloj.
result-short = No puntúa: la partida terminó antes de que jugaran dos personas. A quien se fue le cuenta igualmente como derrota.
result-often = No puntúa: dos de estas personas ya han jugado entre sí bastantes partidas puntuables esta semana.
result-gone = { $who } no volvió, así que en la puntuación le cuenta como último puesto.

## Con qué puntualidad se juega
habits-known = Tarda más o menos { $wait } por jugada; a tiempo, el { $share } %.
habits-new = Acaba de llegar: aún no hay jugadas suficientes para saber a qué velocidad juega.
habits-short = { $wait } por jugada, más o menos; { $share } % a tiempo
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days = { $count } d
error-not-on-time =
    Esta sala es para quienes hacen a tiempo el { $wanted } % de sus jugadas. Tú llevas últimamente un { $share } %.
    Cada jugada a tiempo lo sube.
