import type { Locale } from '../../../core/values/locale.js';

/** The contents of each file of the export, for its README. */
export const FILE_DESCRIPTIONS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  account: {
    es: 'Tu cuenta y tu perfil: nombre, correo, teléfono, idioma, preferencias.',
    en: 'Your account and profile: name, e-mail, phone, language, preferences.',
  },
  roles: {
    es: 'Tus papeles en Hueco: inquilino, anfitrión o parte del equipo.',
    en: 'Your roles on Hueco: renter, host or staff.',
  },
  measures: {
    es: 'Avisos, límites y suspensiones de tu cuenta, con sus razones.',
    en: 'Warnings, limits and suspensions of your account, with their reasons.',
  },
  sessions: { es: 'Dónde y cuándo has iniciado sesión.', en: 'Where and when you signed in.' },
  'trader-details': {
    es: 'Tus datos de profesional, que leen los inquilinos.',
    en: 'Your professional details, which renters read.',
  },
  'tax-details': {
    es: 'El NIF y el domicilio que nos das para Hacienda.',
    en: 'The tax number and address you give us for the tax office.',
  },
  'host-data-requests': {
    es: 'Cuándo te pedimos datos que exige la ley a quien alquila.',
    en: 'When we asked you for data that the law wants of hosts.',
  },
  'push-devices': { es: 'Los navegadores que reciben avisos.', en: 'The browsers that get notifications.' },
  'review-photos': {
    es: 'Las fotos de tus reseñas; los archivos están en la carpeta reviews.',
    en: 'The photos of your reviews; the files are in the reviews folder.',
  },
  'useful-reviews': { es: 'Las reseñas que marcaste como útiles.', en: 'The reviews you marked as useful.' },
  devices: { es: 'Los navegadores desde los que has entrado.', en: 'The browsers you signed in with.' },
  'e-mail-links': {
    es: 'Enlaces que te hemos enviado para confirmar tu correo o cambiar tu contraseña.',
    en: 'Links we sent you to confirm your e-mail or change your password.',
  },
  'second-factor': {
    es: 'Desde cuándo usas la verificación en dos pasos.',
    en: 'Since when you use two-step verification.',
  },
  'recovery-codes': {
    es: 'Cuándo se crearon y usaron tus códigos de recuperación; los códigos no se guardan.',
    en: 'When your recovery codes were made and used; the codes themselves are not kept.',
  },
  'phone-codes': {
    es: 'El último código enviado a tu teléfono: a qué número y cuándo.',
    en: 'The last code sent to your phone: to which number and when.',
  },
  verifications: {
    es: 'Tus verificaciones de identidad y de espacios, con su resultado.',
    en: 'Your identity and space verifications, with their outcome.',
  },
  'verification-files': {
    es: 'Los documentos que guardamos todavía; los archivos están en la carpeta documents.',
    en: 'The documents we still hold; the files are in the documents folder.',
  },
  'video-calls': {
    es: 'Las videollamadas en las que vemos tu documento.',
    en: 'The video calls in which we see your document.',
  },
  consents: { es: 'Lo que has aceptado o retirado, y cuándo.', en: 'What you agreed to or withdrew, and when.' },
  'data-exports': { es: 'Las copias de tus datos que has pedido.', en: 'The copies of your data you asked for.' },
  'data-requests': {
    es: 'Lo que has pedido sobre el uso de tus datos, y nuestras respuestas.',
    en: 'What you asked about the use of your data, and our answers.',
  },
  'erasure-requests': { es: 'Tus solicitudes de borrar la cuenta.', en: 'Your requests to erase the account.' },
  'acts-of-mine': {
    es: 'Lo delicado que has hecho en tu cuenta y queda registrado.',
    en: 'Sensitive acts of yours that are on record.',
  },
  'acts-about-me': { es: 'Lo que nuestro equipo ha hecho en tu cuenta.', en: 'What our staff did on your account.' },
  spaces: {
    es: 'Tus espacios, también los borradores y los archivados.',
    en: 'Your spaces, drafts and archived ones included.',
  },
  'space-photos': {
    es: 'Las fotos de tus espacios; los archivos están en la carpeta photos.',
    en: 'The photos of your spaces; the files are in the photos folder.',
  },
  'space-views': {
    es: 'Cuántas veces se han visto tus espacios cada día. No guardamos quién los ve.',
    en: 'How often your spaces were viewed each day. We do not keep who views them.',
  },
  'space-prices': {
    es: 'Lo que costaban tus espacios cada mes, y la mediana de los parecidos.',
    en: 'What your spaces cost each month, and the median of similar ones.',
  },
  'space-blocks': {
    es: 'Los días de tus espacios que has bloqueado, con tus notas.',
    en: 'The days of your spaces that you blocked, with your notes.',
  },
  'calendar-feeds': {
    es: 'Los calendarios de otras webs que leen tus espacios, sin su dirección.',
    en: 'The calendars of other sites that your spaces read, without their addresses.',
  },
  'api-keys': {
    es: 'Las claves que has creado para tus programas, sin la clave misma.',
    en: 'The keys you made for your programs, without the keys themselves.',
  },
  'partner-apps': {
    es: 'Las aplicaciones que registraste, sin su secreto.',
    en: 'The apps you registered, without secrets.',
  },
  'connected-apps': { es: 'Las aplicaciones a las que diste permiso.', en: 'The apps you gave permission to.' },
  'api-usage': { es: 'Las llamadas con tus claves, día a día.', en: 'The calls with your keys, day by day.' },
  'app-usage': { es: 'Las llamadas de tus aplicaciones, día a día.', en: 'The calls of your apps, day by day.' },
  webhooks: {
    es: 'Las direcciones a las que avisamos a tus programas.',
    en: 'The addresses at which your programs are notified of events.',
  },
  'webhook-deliveries': {
    es: 'Los avisos enviados a tus programas en los últimos 30 días.',
    en: 'The events sent to your programs in the last 30 days.',
  },
  'waiting-places': {
    es: 'Los espacios y los días que esperas en listas de espera.',
    en: 'The spaces and days you wait for in waiting lists.',
  },
  'calendar-addresses': {
    es: 'Los espacios cuyos días ocupados leen otras webs, sin la dirección secreta.',
    en: 'The spaces whose busy days other sites read, without the secret address.',
  },
  'bookings-as-renter': { es: 'Las reservas que has hecho.', en: 'The bookings you made.' },
  'bookings-as-host': { es: 'Las reservas de tus espacios.', en: 'The bookings of your spaces.' },
  'booking-terms': {
    es: 'Lo acordado en esas reservas, y sus cambios.',
    en: 'What was agreed on those bookings, and its changes.',
  },
  'charges-as-renter': {
    es: 'Los cobros de tus reservas, mes a mes.',
    en: 'The charges of your bookings, month by month.',
  },
  'charges-as-host': {
    es: 'Los cobros de las reservas de tus espacios, mes a mes.',
    en: 'The charges of the bookings of your spaces, month by month.',
  },
  'booking-history': { es: 'Cada paso de esas reservas.', en: 'Every step of those bookings.' },
  'payment-customers': {
    es: 'Tu número de cliente en nuestro proveedor de pagos.',
    en: 'Your customer number at our payment provider.',
  },
  cards: {
    es: 'Las tarjetas que guardaste: marca, últimas cifras y caducidad.',
    en: 'The cards you saved: brand, last digits and expiry.',
  },
  'payout-account': {
    es: 'Tu cuenta para cobrar: estado y final del IBAN.',
    en: 'Your account for payouts: its state and the end of the IBAN.',
  },
  'booking-changes': {
    es: 'Los cambios de fechas o de aviso que se pidieron.',
    en: 'Changes of dates or of a notice that were asked for.',
  },
  payments: { es: 'Tus pagos. Los importes están en céntimos.', en: 'Your payments. Amounts are in cents.' },
  'claims-by-me': { es: 'Las reclamaciones que has hecho.', en: 'Claims you made.' },
  'claims-about-me': {
    es: 'Las reclamaciones de la otra parte de tus reservas.',
    en: 'Claims of the other side of your bookings.',
  },
  'claim-answers': { es: 'Las respuestas a esas reclamaciones.', en: 'Answers to those claims.' },
  'claim-questions': {
    es: 'Lo que el equipo preguntó sobre esas reclamaciones y lo que se respondió.',
    en: 'What the team asked about those claims, and what was answered.',
  },
  'claim-votes': { es: 'Qué propuestas aceptó cada parte.', en: 'Which proposals each side accepted.' },
  'claim-decisions': { es: 'Lo que decidió el equipo y por qué.', en: 'What the team decided, and why.' },
  'claim-files': { es: 'Las pruebas que has subido para reclamaciones.', en: 'Evidence you uploaded for claims.' },
  'guarantee-payments': { es: 'Lo que te ha pagado la garantía.', en: 'What the guarantee paid you.' },
  'abandonment-files': {
    es: 'Cosas que quedaron en un espacio tras un impago: la lista, el coste y la carta certificada.',
    en: 'Things left in a space after an unpaid rental: the list, the cost and the certified letter.',
  },
  'condition-photos': {
    es: 'Fotos del estado del espacio al entrar y salir.',
    en: 'Photos of the space at move-in and move-out.',
  },
  inventories: { es: 'Las cosas guardadas y su valor.', en: 'Stored things and their value.' },
  'inventory-signatures': { es: 'Quién firmó cada inventario y cuándo.', en: 'Who signed each inventory, and when.' },
  refunds: {
    es: 'Lo que se te ha devuelto, y por qué regla. Los importes están en céntimos.',
    en: 'What was refunded to you, and by which rule. Amounts are in cents.',
  },
  payouts: {
    es: 'Lo que te hemos pagado como anfitrión, en céntimos.',
    en: 'What we paid out to you as a host, in cents.',
  },
  'earning-holds': {
    es: 'Ingresos tuyos que hemos retenido, y por qué.',
    en: 'Earnings of yours that we held, and why.',
  },
  acceptances: {
    es: 'Lo que has aceptado: cuándo, qué versión y desde dónde.',
    en: 'What you accepted: when, which version and from where.',
  },
  'disputed-charges': {
    es: 'Cobros que tu banco nos ha reclamado, en céntimos.',
    en: 'Charges that your bank disputed with us, in cents.',
  },
  credits: { es: 'Tu saldo con nosotros, en céntimos.', en: 'Your credit with us, in cents.' },
  ledger: { es: 'Tus movimientos en nuestra contabilidad, en céntimos.', en: 'Your entries in our books, in cents.' },
  'rental-documents': {
    es: 'Tus recibos, facturas y condiciones; los PDF están en la carpeta rental-documents. Los importes están en céntimos.',
    en: 'Your receipts, invoices and terms; the PDFs are in the rental-documents folder. Amounts are in cents.',
  },
  'invoicing-agreements': {
    es: 'Tus acuerdos para que emitamos facturas en tu nombre.',
    en: 'Your agreements that we invoice in your name.',
  },
  'favorite-lists': { es: 'Tus listas de favoritos.', en: 'Your lists of favourites.' },
  favorites: {
    es: 'Los espacios que guardas, con su precio de cuando los guardaste, en céntimos.',
    en: 'The spaces you keep, with their price when you kept them, in cents.',
  },
  'saved-searches': { es: 'Tus búsquedas guardadas.', en: 'Your saved searches.' },
  'saved-search-matches': {
    es: 'Los espacios nuevos que encajaron con ellas, y cuándo te avisamos.',
    en: 'The new spaces that came to fit them, and when we told you.',
  },
  tickets: {
    es: 'Tus consultas a soporte, también las de la página de contacto, con su estado y sus plazos.',
    en: 'Your questions to support, those from the contact page too, with their status and times.',
  },
  'ticket-messages': {
    es: 'Lo que escribiste en ellas y lo que te contestamos.',
    en: 'What you wrote in them and what we answered.',
  },
  'ticket-files': {
    es: 'Los archivos de tus consultas; los archivos están en la carpeta support.',
    en: 'The files of your questions; the files are in the support folder.',
  },
  'reports-to-us': {
    es: 'Los anuncios que has denunciado, y lo que nos contaste.',
    en: 'The listings you reported, and what you told us.',
  },
  'reviews-by-me': {
    es: 'Las reseñas que has escrito, también las que aún no se han publicado, con tu nota privada.',
    en: 'The reviews you wrote, those not published yet included, with your private note.',
  },
  'reviews-about-me': {
    es: 'Las reseñas publicadas sobre ti o tus espacios, con la nota que te dejaron.',
    en: 'The published reviews about you or your spaces, with the note left for you.',
  },
  'review-reports-to-us': {
    es: 'Las reseñas que has denunciado, y lo que nos contaste.',
    en: 'The reviews you reported, and what you told us.',
  },
  conversations: {
    es: 'Tus conversaciones con inquilinos y anfitriones.',
    en: 'Your conversations with renters and hosts.',
  },
  'conversation-settings': {
    es: 'Cuáles has silenciado, ocultado o bloqueado.',
    en: 'Which of them you muted, hid or blocked.',
  },
  'messages-sent': {
    es: 'Los mensajes que has escrito, tal como se leen.',
    en: 'The messages you wrote, as they are read.',
  },
  'messages-received': {
    es: 'Los mensajes que has recibido, tal como los has visto.',
    en: 'The messages you received, as you saw them.',
  },
  'conversation-events': {
    es: 'Lo que dicen tus conversaciones sobre tus reservas.',
    en: 'What your conversations tell of your bookings.',
  },
  'message-files': {
    es: 'Los archivos de tus mensajes; están en la carpeta messages.',
    en: 'The files of your messages; they are in the messages folder.',
  },
  'writing-pauses': { es: 'Cuándo no has podido escribir, y por qué.', en: 'When you could not write, and why.' },
  'quick-replies': { es: 'Tus respuestas rápidas.', en: 'Your quick replies.' },
  'user-reports-to-us': { es: 'Las personas que has denunciado.', en: 'The people you reported.' },
  'reports-decided': { es: 'Qué decidimos sobre tus denuncias.', en: 'What we decided about your reports.' },
  'message-reports-to-us': {
    es: 'Los mensajes y conversaciones que has denunciado.',
    en: 'The messages and conversations you reported.',
  },
  'waiting-lists': {
    es: 'Las ciudades de las que nos pediste que te avisáramos.',
    en: 'The cities you asked us to tell you about.',
  },
  notifications: { es: 'Los avisos que te hemos enviado.', en: 'The notifications we sent you.' },
};
