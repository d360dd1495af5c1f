"""Finds the nights of each fixture in fixtures/shapes with an independent reader and writes them beside it.

Debian: apt-get install python3-icalendar python3-recurring-ical-events, then run this file with /usr/bin/python3 and
`npm run format` on what it wrote.
The tests need no Python: they read the JSON files. A "departure" in one is written by hand and is kept: the nights that
our rule finds instead, and why.
"""

import json
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

HOUSE = ZoneInfo("America/New_York")
FIRST, END = date(2027, 5, 1), date(2028, 12, 31)


def local_date(value):
    """A date as written; a moment of any zone by the clocks of the house; one without a zone as written."""
    if not isinstance(value, datetime):
        return value
    return (value if value.tzinfo is None else value.astimezone(HOUSE)).date()


def nights_of(event):
    start = local_date(event["DTSTART"].dt)
    end = max(local_date(event["DTEND"].dt) if "DTEND" in event else start, start + timedelta(days=1))
    return {start + timedelta(days=day) for day in range((end - start).days)}


def read(path):
    nights = set()
    for calendar in icalendar.Calendar.from_ical(path.read_bytes().removeprefix(b"\xef\xbb\xbf"), multiple=True):
        for event in recurring_ical_events.of(calendar).between((2027, 4, 20), (2029, 1, 1)):
            if str(event.get("STATUS", "")).upper() != "CANCELLED":
                nights |= nights_of(event)
    return sorted(str(night) for night in nights if FIRST <= night < END)


for path in sorted((Path(__file__).parent / "fixtures" / "shapes").glob("*.ics")):
    target = path.with_suffix(".json")
    known = json.loads(target.read_text()) if target.exists() else {}
    try:
        found = {"nights": read(path)}
    except Exception as error:  # What it cannot read is a finding, too.
        found = {"refused": type(error).__name__}
    if "departure" in known:
        found["departure"] = known["departure"]
    target.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")
