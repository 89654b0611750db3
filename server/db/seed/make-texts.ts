import { AccessMode, SpaceFeature as F, Humidity } from '../../features/spaces/space.enums.js';
import type { DemoRoom } from './demo-data/demo-rooms.js';
import type { DemoQuarter } from './demo-data/demo-streets.js';
import type { Random } from './random.js';

const TITLE_MAX = 60;
const oneDecimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

const FEATURE_WORDS: Partial<Record<F, string>> = {
  [F.LIFT]: 'ascensor hasta la planta',
  [F.FREIGHT_LIFT]: 'montacargas',
  [F.RAMP]: 'rampa de entrada',
  [F.CAMERA]: 'cámaras en las zonas comunes',
  [F.ALARM]: 'alarma conectada',
  [F.PORTER]: 'portero por las mañanas',
  [F.OWN_LOCK]: 'candado propio',
  [F.FIRE_DETECTION]: 'detección de incendios',
  [F.BUILDING_INSURANCE]: 'seguro del edificio en vigor',
  [F.LOADING_ZONE]: 'zona de carga delante',
  [F.STREET_PARKING]: 'aparcamiento fácil en la calle',
  [F.SOCKET]: 'enchufe',
  [F.WATER_TAP]: 'toma de agua',
  [F.TROLLEY]: 'carro de carga',
  [F.PRIVATE_ENTRANCE]: 'entrada independiente',
  [F.SHELVES]: 'estantería',
};

const SURROUNDINGS: readonly string[] = [
  'La calle es tranquila y hay donde parar para descargar.',
  'A cinco minutos andando del metro o del autobús.',
  'El portal es ancho y sin escalones hasta el ascensor.',
  'Los vecinos son discretos y el edificio está muy cuidado.',
  'Si traes mucho, avísame y te ayudo a descargar.',
  'Puedes venir a verlo antes de decidirte.',
  'Lo he usado durante años y nunca ha entrado agua.',
  'Hay contenedores y un punto limpio cerca, por si quieres deshacerte de algo.',
];

/** "Trastero seco con ascensor en Trafalgar": at most as long as a title may be. */
export function makeTitle(
  random: Random,
  room: DemoRoom,
  quarter: DemoQuarter,
  features: readonly F[],
  is24h: boolean,
): string {
  const extras = [
    ...(is24h ? ['acceso 24 h'] : []),
    ...(features.includes(F.LIFT) ? ['ascensor'] : []),
    ...(features.includes(F.ALARM) && !room.titles.some((title) => title.includes('alarma')) ? ['alarma'] : []),
  ];
  const start = random.pick(room.titles);
  const extra =
    extras.length > 0 && !start.includes(' con ') && random.chance(0.6) ? ` con ${random.pick(extras)}` : '';
  const long = `${start}${extra} en ${quarter.name}`;
  return long.length <= TITLE_MAX ? long : `${start} en ${quarter.name}`.slice(0, TITLE_MAX);
}

/** The input of a generated text. */
export interface SpaceDetails {
  readonly features: readonly F[];
  readonly accessMode: AccessMode;
  readonly is24h: boolean;
  readonly visitNoticeHours: number | null;
  readonly humidity: Humidity;
  readonly widthM: number;
  readonly lengthM: number;
  readonly heightM: number;
}

/** A description that repeats the details in a host's words. */
export function makeDescription(random: Random, room: DemoRoom, quarter: DemoQuarter, details: SpaceDetails): string {
  const metres = (value: number): string => oneDecimal.format(value);
  const named = details.features.flatMap((feature) => FEATURE_WORDS[feature] ?? []).slice(0, 4);
  const sentences = [
    room.sentence,
    `Mide ${metres(details.widthM)}\u00A0×\u00A0${metres(details.lengthM)}\u00A0m y tiene ${metres(details.heightM)}\u00A0m de altura.`,
    accessSentence(details),
    ...(named.length > 0 ? [`Cuenta con ${listed(named)}.`] : []),
    ...(details.humidity === Humidity.SLIGHT
      ? ['En invierno se nota algo de humedad, así que mejor cajas de plástico.']
      : []),
    ...(details.features.includes(F.STAIRS_ONLY) ? ['Se llega por escalera, sin ascensor.'] : []),
    `Está en ${quarter.name === quarter.city ? quarter.city : `${quarter.name}, ${quarter.city}`}.`,
    random.pick(SURROUNDINGS),
  ];
  return sentences.join(' ');
}

function accessSentence({ accessMode, is24h, visitNoticeHours }: SpaceDetails): string {
  if (accessMode === AccessMode.SCHEDULED) return `Para entrar, quedamos con ${visitNoticeHours ?? 24} horas de aviso.`;
  return is24h
    ? 'Entras cuando quieras, las 24 horas, con tu propia llave.'
    : 'Entras con tu propia llave dentro del horario.';
}

function listed(words: readonly string[]): string {
  return words.length === 1 ? `${words[0]}` : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
}
