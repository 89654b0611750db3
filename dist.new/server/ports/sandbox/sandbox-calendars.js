import ical from 'ical-generator';
/** No name below `.example` exists, so nobody's calendar is meant. */
const SITE = 'https://otra-web.example';
/** Its address. */
export function sandboxCalendarAddress({ file, name, busy }) {
    const params = new URLSearchParams({ name, busy: busy.map(({ from, to }) => `${from}_${to}`).join(',') });
    return `${SITE}/ical/${file}.ics?${params.toString()}`;
}
/** Answers for the calendars of the demo, and leaves every other address to the network. */
export function withSandboxCalendars(outside) {
    return {
        read: (address) => {
            const { origin, searchParams } = new URL(address);
            if (origin !== SITE)
                return outside.read(address);
            const busy = searchParams.get('busy') ?? '';
            if (busy === '')
                return Promise.reject(new Error('the calendar of the demo that does not answer'));
            return Promise.resolve(calendarOf(searchParams.get('name') ?? '', busy.split(',')));
        },
    };
}
function calendarOf(name, busy) {
    const calendar = ical({ name });
    for (const days of busy) {
        const [from = '', to = ''] = days.split('_');
        calendar.createEvent({
            id: `${days}@otra-web`,
            start: midnight(from),
            end: midnight(to),
            allDay: true,
            timezone: 'UTC',
            summary: name,
        });
    }
    return calendar.toString();
}
const midnight = (day) => new Date(`${day}T00:00:00Z`);
//# sourceMappingURL=sandbox-calendars.js.map