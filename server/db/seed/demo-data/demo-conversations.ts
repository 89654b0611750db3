import { firstNameOf } from '../../../features/accounts/person-name.js';
import type { BookingPlan } from '../make-booking.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { demoAccounts, DemoPerson } from '../make-people.js';

/** A message of one side. */
export interface ConversationLine {
  readonly by: 'renter' | 'host';
  readonly hoursAgo: number;
  /** Empty for a file alone. */
  readonly text: string;
  readonly file?: string;
  readonly isUnread?: true;
}

/** The messages of a conversation besides the one sent with the request. */
export interface DemoConversation {
  readonly renter: DemoPerson;
  readonly listed: ListedSpace;
  readonly lines: readonly ConversationLine[];
}

/** The participants: demo people with a booking, and one with only a question. */
export interface ConversationPeople {
  readonly accounts: ReturnType<typeof demoAccounts>;
  readonly plans: readonly BookingPlan[];
  readonly curious: DemoPerson;
}

const DAY_H = 24;

const says =
  (by: ConversationLine['by'], more: Omit<ConversationLine, 'by' | 'hoursAgo' | 'text'> = {}) =>
  (hoursAgo: number, text: string): ConversationLine => ({ by, hoursAgo, text, ...more });
const renter = says('renter');
const host = says('host');
const unreadRenter = says('renter', { isUnread: true });
const unreadHost = says('host', { isUnread: true });
const sends = (hoursAgo: number, file: string): ConversationLine => ({ by: 'renter', hoursAgo, text: '', file });

/** The conversations of the demo accounts, unread messages included. */
export function demoConversations({ accounts, plans, curious }: ConversationPeople): DemoConversation[] {
  const { renter: lucia, host: carlos, both: marta } = accounts;
  const isOf = ({ listed }: BookingPlan, host: DemoPerson): boolean => listed.space.hostId === host.id;
  const about = (
    isIt: (plan: BookingPlan) => boolean,
    lines: (firstName: string) => readonly ConversationLine[],
  ): DemoConversation[] => {
    const plan = plans.find(isIt);
    return plan ? [{ renter: plan.renter, listed: plan.listed, lines: lines(firstNameOf(plan.renter.fullName)) }] : [];
  };
  const ofCarlos =
    (who: DemoPerson | null, status: string, hoursAgo?: number) =>
    (plan: BookingPlan): boolean =>
      isOf(plan, carlos) &&
      (who ? plan.renter === who : plan.renter !== lucia && plan.renter !== marta) &&
      plan.status === status &&
      (hoursAgo === undefined || plan.hoursAgo === hoursAgo);
  const spaceOf = (host: DemoPerson): ListedSpace | undefined =>
    plans.find((plan) => isOf(plan, host) && plan.status === 'active')?.listed;
  const direct = (
    who: DemoPerson,
    listed: ListedSpace | undefined,
    lines: readonly ConversationLine[],
  ): DemoConversation[] => (listed ? [{ renter: who, listed, lines }] : []);
  return [
    ...about(ofCarlos(null, 'requested'), (name) => [
      host(16.7, `¡Hola, ${name}! Cabe de sobra. El sofá entra por la puerta si no pasa de 2,10 m de largo.`),
      renter(16.6, 'Mide 1,95, así que bien. Te paso las medidas de todo.'),
      sends(16.58, 'medidas-mudanza.pdf'),
      renter(16.55, 'Si lo prefieres, llámame: 612 40 88 15'),
      unreadRenter(0.4, '¿Puedo llevar las cajas en dos viajes, el lunes y el martes?'),
    ]),
    ...about(ofCarlos(lucia, 'requested'), (name) => [
      host(3.6, `Hola, ${name}. Sí, muy seco: tengo un medidor dentro y no pasa del 50 % de humedad.`),
      renter(3.3, 'Perfecto. Serían un sofá, una mesa de 1,80 x 0,90 y unas veinte cajas.'),
      unreadHost(0.5, 'Entra todo. Antes de aceptar, ¿qué día vendrías con los muebles?'),
    ]),
    ...about(ofCarlos(lucia, 'confirmed'), (name) => [
      host(60, `Todo listo, ${name}. El día antes lo dejo barrido y con bombilla nueva.`),
      renter(58, '¡Qué bien! Llegaremos con un carro, ¿hay rampa en el portal?'),
      unreadHost(5.5, 'Sí, hay rampa y ascensor. Cómo se entra lo verás aquí el mismo día.'),
    ]),
    ...about(ofCarlos(lucia, 'active'), () => [
      renter(20 * DAY_H, 'He dejado una estantería a la izquierda, espero que no moleste.'),
      host(20 * DAY_H - 2, 'Ningún problema, así se aprovecha mejor.'),
    ]),
    ...about(ofCarlos(marta, 'confirmed'), () => [
      renter(36, 'Gracias por aceptar tan rápido, Carlos.'),
      host(35.5, 'A ti. Te escribo unos días antes para darte la llave; si surge algo, mi móvil es 612 40 88 15.'),
    ]),
    ...about(ofCarlos(null, 'active', 61 * DAY_H), () => [
      renter(30 * DAY_H, 'El mando de la puerta hoy no abre, ¿puede ser la pila?'),
      host(30 * DAY_H - 1.5, 'Seguro. Te dejo una de repuesto en el buzón esta tarde.'),
      renter(29 * DAY_H, 'El mando funciona otra vez, gracias.'),
    ]),
    ...about(ofCarlos(null, 'active', 65 * DAY_H), (name) => [
      host(
        26,
        `Hola, ${name}: esta semana cambian la cerradura del portal. Te doy la llave nueva cuando te venga bien.`,
      ),
      unreadRenter(7, 'Gracias por avisar. El viernes vamos con la furgoneta a por las bicis.'),
      unreadRenter(6.9, 'Sobre las 10:00, si te parece.'),
    ]),
    ...about(ofCarlos(null, 'completed', 217 * DAY_H), () => [
      renter(95 * DAY_H, 'Te mando el inventario de lo que queda por recoger.'),
      sends(95 * DAY_H - 0.1, 'inventario.pdf'),
      host(88 * DAY_H, 'Recibido. Y gracias por dejarlo tan limpio.'),
    ]),
    ...direct(curious, spaceOf(carlos), [
      unreadRenter(9.2, 'Hola, Carlos. ¿Se puede llegar con furgoneta hasta la puerta?'),
    ]),
    ...direct(lucia, spaceOf(marta), [
      renter(28, 'Hola, Marta. ¿Habría sitio para una bici de carga?'),
      host(26, 'Hola, Lucía. Sí, entra por la puerta sin desmontarla.'),
      renter(25, 'Genial, lo pienso y te digo.'),
    ]),
    ...about(
      (plan) => isOf(plan, marta) && plan.status === 'active',
      () => [unreadRenter(3, '¿Podría entrar mañana a última hora de la tarde?')],
    ),
    ...about(
      (plan) => plan.renter === marta && plan.status === 'active',
      () => [
        host(15 * DAY_H, 'Bienvenida. Si necesitas algo, escríbeme por aquí.'),
        renter(15 * DAY_H - 3, 'Gracias, está todo perfecto.'),
      ],
    ),
  ];
}
