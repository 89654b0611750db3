import { area, price } from '../../../core/values/format-numbers.js';
import { Locale } from '../../../core/values/locale.js';
import { SpaceType } from '../../spaces/space-types.js';
const WORDS = {
    [Locale.ES]: ({ name, usualLow, usualHigh, quarter, threeQuarters, storage }) => [
        [
            `¿Cuánto cuesta guardar cosas en ${name}?`,
            `Lo habitual está entre ${usualLow} y ${usualHigh} al mes, y la mitad de los espacios cuesta entre ${quarter} y ${threeQuarters}.${storage ? ` Un trastero corriente, de ${storage.size}, se paga a ${storage.median}.` : ''} El precio que ves ya lleva gestión e impuestos.`,
        ],
        [
            '¿Puedo entrar cuando quiera?',
            'Depende del espacio. Unos se abren a cualquier hora y otros con cita; cada anuncio dice su horario y la búsqueda lo filtra.',
        ],
        [
            '¿Cuál es el mínimo?',
            'Lo fija cada anfitrión, en días o en meses, y está en el anuncio. Para más tiempo, muchos hacen descuento.',
        ],
        [
            '¿Cuándo se cobra?',
            'Al reservar solo se retiene el primer mes. Se cobra cuando el anfitrión acepta; si no acepta, la retención se anula.',
        ],
        ['¿Cuándo sé la dirección exacta?', 'Cuando se confirma la reserva. Antes, el mapa muestra una zona aproximada.'],
        [
            `¿Puedo alquilar mi plaza o mi trastero en ${name}?`,
            'Sí, si puedes disponer de él. Publicarlo es gratis y tú decides precio, horario y qué se guarda.',
        ],
    ],
    [Locale.EN]: ({ name, usualLow, usualHigh, quarter, threeQuarters, storage }) => [
        [
            `What does storing things in ${name} cost?`,
            `Usually between ${usualLow} and ${usualHigh} a month, and half of all spaces cost between ${quarter} and ${threeQuarters}.${storage ? ` An ordinary storage room of ${storage.size} costs ${storage.median}.` : ''} The price you see includes our fee and taxes.`,
        ],
        [
            'Can I go in whenever I want?',
            'That depends on the space. Some open at any time, others by appointment; each listing tells its hours and you can filter by them.',
        ],
        [
            'What is the minimum?',
            'Each host sets it, in days or months, and the listing says so. Many give a discount for longer stays.',
        ],
        [
            'When am I charged?',
            'Booking only holds the first month. It is charged when the host accepts; if the host does not, the hold is released.',
        ],
        [
            'When do I learn the exact address?',
            'Once the booking is confirmed. Until then the map shows an approximate area.',
        ],
        [
            `Can I rent out my parking space or storage room in ${name}?`,
            'Yes, if it is yours to let. Listing is free and you decide on price, hours and what is kept there.',
        ],
    ],
};
const EURO = 100;
const wholeEuros = (cents) => Math.round(cents / EURO) * EURO;
/** What people ask about a city; nothing while there is no price to tell. */
export function cityQuestions({ city, prices, types }, locale) {
    if (!prices)
        return [];
    const storage = types.find(({ type }) => type === SpaceType.STORAGE);
    const pairs = WORDS[locale]({
        name: city.name,
        usualLow: price(wholeEuros(prices.usualLowCents), locale),
        usualHigh: price(wholeEuros(prices.usualHighCents), locale),
        quarter: price(prices.quarterCents, locale),
        threeQuarters: price(prices.threeQuartersCents, locale),
        storage: storage ? { size: area(storage.medianSizeM2, locale), median: price(storage.medianCents, locale) } : null,
    });
    return pairs.map(([question, answer]) => ({ question, answer }));
}
//# sourceMappingURL=city-questions.js.map