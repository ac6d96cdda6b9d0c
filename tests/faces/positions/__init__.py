"""Positions drawn by hand that kept matches don't lead to, or with the most that can be shown and told."""

from tests.faces.positions import karenza, kendo, kengo, regroup

DRAWN = {
    "kaito": [],
    "karenza": karenza.SCENES,
    "kendo": kendo.SCENES,
    "kengo": kengo.SCENES,
    "regroup": regroup.SCENES,
}
