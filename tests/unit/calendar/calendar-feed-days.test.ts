import { Piscina } from 'piscina';
import { expect, test, vi } from 'vitest';
import { feedContent } from '../../../server/features/calendar/feeds/feed-content.js';

const WITHIN = { from: '2027-03-01', to: '2029-03-01' };
const read = (...lines: readonly string[]) =>
  feedContent(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'), WITHIN, 'Europe/Madrid');
const event = (...lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${lines.join()}@x`,
  ...lines,
  'END:VEVENT',
];

test('P10 iCal in: days of all kinds of events are merged and cut to the bookable range', async () => {
  const days = await read(
    ...event('DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270308'),
    // Adjacent days form one range.
    ...event('DTSTART;VALUE=DATE:20270308', 'DTEND;VALUE=DATE:20270310'),
    // The event starts long before the window and ends long after it.
    ...event('DTSTART;VALUE=DATE:20190101', 'DTEND;VALUE=DATE:20190102'),
    ...event('DTSTART;VALUE=DATE:20290220', 'DTEND;VALUE=DATE:20310101'),
    // An event without an end is one day; an hour in Madrid's evening belongs to that day.
    ...event('DTSTART;VALUE=DATE:20270401'),
    ...event('DTSTART;TZID=Europe/Madrid:20270410T223000', 'DTEND;TZID=Europe/Madrid:20270411T000000'),
    // 23:30 in London is the next day in Spain.
    ...event('DTSTART:20270420T223000Z', 'DURATION:PT30M'),
    ...event(
      'DTSTART;VALUE=DATE:20270503',
      'DTEND;VALUE=DATE:20270504',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;VALUE=DATE:20270510',
    ),
  );
  expect(days?.days.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2027-03-01 2027-03-10',
    '2027-04-01 2027-04-02',
    '2027-04-10 2027-04-11',
    '2027-04-21 2027-04-22',
    '2027-05-03 2027-05-04',
    '2027-05-17 2027-05-18',
    '2029-02-20 2029-03-01',
  ]);
});

test('P10 iCal in: a moved occurrence has its new day only, and a clock change keeps the days', async () => {
  const days = await read(
    'BEGIN:VEVENT',
    'UID:weekly@x',
    'DTSTART;TZID=Europe/Madrid:20270318T230000',
    'DTEND;TZID=Europe/Madrid:20270318T233000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'END:VEVENT',
    // The second occurrence, on the 25th, is moved to the next day.
    'BEGIN:VEVENT',
    'UID:weekly@x',
    'RECURRENCE-ID;TZID=Europe/Madrid:20270325T230000',
    'DTSTART;TZID=Europe/Madrid:20270326T230000',
    'DTEND;TZID=Europe/Madrid:20270326T233000',
    'END:VEVENT',
  );
  // Clocks go forward on 28 March: 23:00 on 1 April is still 1 April.
  expect(days?.days.map(({ from }) => from)).toEqual(['2027-03-18', '2027-03-26', '2027-04-01']);
});

const vevent = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const daysIn = async (...lines: readonly string[]) =>
  (await read(...lines))?.days.map(({ from, to }) => `${from} ${to}`);

test('P10 iCal in: single instances of a series that is not in the calendar all count', async () => {
  const single = (day: string, ...more: readonly string[]) =>
    vevent('UID:invited@x', `RECURRENCE-ID;VALUE=DATE:${day}`, `DTSTART;VALUE=DATE:${day}`, ...more);
  expect(await daysIn(...single('20270308'), ...single('20270315', 'DTEND;VALUE=DATE:20270317'))).toEqual([
    '2027-03-08 2027-03-09',
    '2027-03-15 2027-03-17',
  ]);
  // The later version of an instance counts, whatever the order.
  expect(
    await daysIn(...single('20270308', 'SEQUENCE:2', 'DTEND;VALUE=DATE:20270310'), ...single('20270308', 'SEQUENCE:1')),
  ).toEqual(['2027-03-08 2027-03-10']);
});

test('P10 iCal in: added days of an event count, without the excluded and moved ones', async () => {
  const added = [
    'UID:added@x',
    'DTSTART;VALUE=DATE:20270313',
    'DTEND;VALUE=DATE:20270315',
    'RDATE;VALUE=DATE:20270320,20270327',
    'RDATE;VALUE=DATE:20270410',
    'EXDATE;VALUE=DATE:20270327',
  ];
  const moved = ['UID:added@x', 'RECURRENCE-ID;VALUE=DATE:20270410', 'DTSTART;VALUE=DATE:20270420'];
  expect(await daysIn(...vevent(...added), ...vevent(...moved))).toEqual([
    '2027-03-13 2027-03-15',
    '2027-03-20 2027-03-22',
    '2027-04-20 2027-04-21',
  ]);
  expect(
    await daysIn(
      ...event(
        'DTSTART;TZID=Europe/Madrid:20270401T220000',
        'DTEND;TZID=Europe/Madrid:20270402T020000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'RDATE;TZID=Europe/Madrid:20270420T220000',
      ),
    ),
  ).toEqual(['2027-04-01 2027-04-03', '2027-04-08 2027-04-10', '2027-04-20 2027-04-22']);
  // Periods are not read: the days they take are unknown.
  expect(
    await daysIn(...event('DTSTART:20270401T100000Z', 'RDATE;VALUE=PERIOD:20270402T100000Z/PT3H')),
  ).toBeUndefined();
});

test('P10 iCal in: an instance moved from the past into the range counts', async () => {
  const master = vevent('UID:old@x', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=3');
  const moved = vevent('UID:old@x', 'RECURRENCE-ID;VALUE=DATE:20261208', 'DTSTART;VALUE=DATE:20270315');
  expect(await daysIn(...master, ...moved)).toEqual(['2027-03-15 2027-03-16']);
  expect(await daysIn(...moved, ...master)).toEqual(['2027-03-15 2027-03-16']);
});

test('P10 iCal in: cancelled or free instances free their day only', async () => {
  const master = vevent('UID:s@x', 'DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;COUNT=4');
  const instance = (day: string, line: string) =>
    vevent('UID:s@x', `RECURRENCE-ID;VALUE=DATE:${day}`, `DTSTART;VALUE=DATE:${day}`, line);
  const cancelled = instance('20270308', 'STATUS:CANCELLED');
  const busy = ['2027-03-01 2027-03-02', '2027-03-22 2027-03-23'];
  expect(await daysIn(...master, ...cancelled, ...instance('20270315', 'TRANSP:TRANSPARENT'))).toEqual(busy);
  expect(await daysIn(...cancelled, ...instance('20270315', 'TRANSP:TRANSPARENT'), ...master)).toEqual(busy);
});

test('P10 iCal in: events without a UID count, also with the same one; those without a start are ignored', async () => {
  expect(
    await daysIn(
      ...vevent('DTSTART;VALUE=DATE:20270301', 'SEQUENCE:none'),
      ...vevent('UID;X-A=B:one', 'DTSTART;VALUE=DATE:20270305'),
      ...vevent('UID:one', 'DTSTART;VALUE=DATE:20270310'),
      ...vevent('UID:none@x', 'SUMMARY:x'),
      ...vevent('UID:none@x', 'SUMMARY:x', 'RRULE:FREQ=DAILY'),
    ),
  ).toEqual(['2027-03-01 2027-03-02', '2027-03-05 2027-03-06', '2027-03-10 2027-03-11']);
});

test('P10 iCal in: ten thousand events are rejected within ten seconds', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}`,
    'DTSTART;VALUE=DATE:20270401',
    'END:VEVENT',
  ]).flat();
  const before = performance.now();
  expect(await read(...many)).toBeNull();
  expect(performance.now() - before).toBeLessThan(10_000);
});

test("P10 iCal in: free time, cancelled events and Hueco's own days are ignored", async () => {
  const own = [
    'BEGIN:VEVENT',
    'UID:spc_x-2027-03-05@hueco',
    'DTSTART;VALUE=DATE:20270305',
    'DTEND;VALUE=DATE:20270306',
    'END:VEVENT',
  ];
  const days = await read(
    ...event('DTSTART;VALUE=DATE:20270310', 'TRANSP:TRANSPARENT'),
    ...event('DTSTART;VALUE=DATE:20270312', 'STATUS:CANCELLED'),
    ...own,
  );
  expect(days).toEqual({ name: null, days: [] });
});

test('P10 iCal in: invalid, truncated or endless calendars return null and do not block the process', async () => {
  const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'];
  expect(await feedContent(whole.join('\n'), WITHIN, 'Europe/Madrid')).toEqual({ name: null, days: [] });
  for (const text of ['', '<html></html>', whole.slice(0, 2).join('\n'), `x${whole.join('\n')}`])
    expect(await feedContent(text, WITHIN, 'Europe/Madrid')).toBeNull();
  let most = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    most = Math.max(most, performance.now() - last);
    last = performance.now();
  }, 20);
  // The rule's day exists in no year, and the search covers ten thousand years.
  const never = event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
  const endless = event('DTSTART:20270301T100000Z', 'RRULE:FREQ=SECONDLY');
  expect(await read(...never, ...endless)).toBeNull();
  clearInterval(beat);
  expect(most).toBeLessThan(1_500);
  // The next call still gets a thread.
  expect((await read(...event('DTSTART;VALUE=DATE:20270401')))?.days).toEqual([
    { from: '2027-04-01', to: '2027-04-02' },
  ]);
});

test('P10 iCal in: a thread that fails after its calendar was given up does not end the process', async () => {
  const run = vi.spyOn(Piscina.prototype, 'run').mockResolvedValue(null);
  await read();
  const [pool] = run.mock.contexts as Piscina[];
  run.mockRestore();
  // The pool reports an error without a caller in this way; without a listener it is thrown.
  expect(pool?.emit('error', new Error('ERR_WORKER_OUT_OF_MEMORY'))).toBe(true);
});
