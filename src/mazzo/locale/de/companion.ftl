# The companion of printed games: what a sheet cannot be.

companion-no-match = Dieser Zettel erzählt nicht die ganze Partie: Gib alle Karten in der Reihenfolge ein, in der sie gelegt wurden, ohne Fehler.
companion-no-such-die = Kein Würfel zeigt { $die }. Sieh noch einmal hin; er zählt nicht mit.
companion-too-many-dice = Von dieser Farbe gibt es nur { $most } Würfel. Gezählt wird, wie ihr gespielt habt.
companion-too-many-tokens = So viele dieser Marker gibt es nicht: { $most } insgesamt. Gezählt wird, wie ihr gespielt habt.
companion-too-many-cards = Eine Partie hat { $most } Karten. Diese zählt nicht mit.
companion-cell-twice = Dieses Feld ist zweimal eingegeben. Nur die erste Eingabe zählt.
companion-die-under-token = Ein Baum mit diesem Marker hat keinen Würfel. Die { $die } zählt nicht mit.
