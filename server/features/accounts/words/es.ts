import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from '../account.rules.js';
import type { AccountMailWords } from './account-words.types.js';

const NOT_YOU = 'Si no has sido tú, cambia tu contraseña ahora mismo y mira dónde tienes la sesión abierta.';

/** The scope of the decision, how it was taken, and how to contest it (DSA, articles 17, 20 and 21). */
const APPEAL_ES =
  'La decisión vale en todo Hueco, en todos los países. Lo ha decidido una persona, no un programa. Si crees que nos equivocamos, tienes seis meses para reclamar, gratis, con el botón de este correo: otra persona lo revisará. También puedes acudir a un órgano de resolución extrajudicial o a los tribunales.';

/** Texts of the account mails in Spanish. */
export const es = {
  confirmEmail: {
    subject: 'Confirma tu correo en Hueco',
    preview: 'Un clic y tu cuenta está lista.',
    paragraphs: ['Ya casi está. Confirma que este correo es tuyo y podrás entrar en Hueco.'],
    label: 'Confirmar mi correo',
    note: `El enlace vale durante ${CONFIRM_LINK_HOURS} horas y una sola vez. Si no has creado una cuenta en Hueco, no hagas nada: sin confirmar, nadie puede usarla.`,
  },
  accountExists: {
    subject: 'Ya tienes una cuenta en Hueco',
    preview: 'Entra con tu contraseña de siempre.',
    paragraphs: [
      'Alguien, quizá tú, ha querido crear una cuenta en Hueco con este correo. Ya tienes una: entra con tu contraseña.',
    ],
    label: 'Iniciar sesión',
    note: 'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual y nadie ha entrado en ella.',
  },
  sessionEnded: {
    subject: 'Hemos cerrado una sesión tuya por seguridad',
    preview: 'Puede que alguien la haya copiado.',
    paragraphs: [
      'Una de tus sesiones se ha usado desde dos sitios a la vez. Puede que alguien la haya copiado, así que la hemos cerrado en todas partes.',
      'Vuelve a entrar con tu contraseña. Tus otras sesiones siguen abiertas.',
    ],
    label: 'Iniciar sesión',
    details: { device: 'Dispositivo' },
  },
  resetPassword: {
    subject: 'Elige una contraseña nueva para Hueco',
    preview: `El enlace vale durante ${RESET_LINK_MINUTES} minutos.`,
    paragraphs: [
      'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Hueco. Elígela con este botón.',
    ],
    label: 'Elegir contraseña',
    note: `El enlace vale durante ${RESET_LINK_MINUTES} minutos y una sola vez. Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.`,
  },
  confirmByPassword: {
    subject: 'Confirma tu correo en Hueco',
    preview: 'Elige tu contraseña y tu cuenta está lista.',
    paragraphs: [
      'Has pedido otra vez el enlace para confirmar este correo, desde un navegador en el que no te registraste. Elige con este botón la contraseña de tu cuenta: con ella queda confirmado.',
    ],
    label: 'Elegir contraseña y confirmar',
    note: `El enlace vale durante ${RESET_LINK_MINUTES} minutos y una sola vez. Si no lo has pedido tú, no hagas nada: sin confirmar, nadie puede usar la cuenta.`,
  },
  passwordChanged: {
    subject: 'La contraseña de tu cuenta de Hueco ha cambiado',
    preview: 'Y hemos cerrado tus otras sesiones.',
    paragraphs: ['Por seguridad hemos cerrado las demás sesiones que tenías abiertas.'],
    label: 'No he sido yo: cambiarla',
    note: 'Si has sido tú, no tienes que hacer nada más.',
    details: { at: 'Cuándo' },
  },
  newSignIn: {
    subject: 'Nuevo inicio de sesión en Hueco',
    preview: 'Desde un dispositivo que no conocíamos.',
    paragraphs: ['Alguien ha entrado en tu cuenta desde un dispositivo que no conocíamos.'],
    label: 'Ver mis sesiones',
    note: `Si has sido tú, no tienes que hacer nada. ${NOT_YOU}`,
    details: { device: 'Dispositivo', at: 'Cuándo' },
    whenEmpty: { device: 'Desconocido' },
  },
  secondFactorOn: {
    subject: 'La verificación en dos pasos está activada',
    preview: 'Guarda tus códigos de recuperación.',
    paragraphs: [
      'Desde ahora, para entrar en tu cuenta hace falta tu contraseña y un código de tu aplicación. Hemos cerrado tus otras sesiones.',
      'Guarda bien tus diez códigos de recuperación: cada uno sirve una vez si pierdes el teléfono.',
    ],
    label: 'Ver la seguridad de mi cuenta',
    note: NOT_YOU,
  },
  secondFactorOff: {
    subject: 'La verificación en dos pasos está desactivada',
    preview: 'Tu cuenta se abre ahora solo con la contraseña.',
    paragraphs: ['Tu cuenta se abre ahora solo con la contraseña, y los códigos de recuperación ya no sirven.'],
    label: 'Volver a activarla',
    note: NOT_YOU,
  },
  recoveryCodeUsed: {
    subject: 'Se ha usado un código de recuperación',
    preview: 'Códigos que te quedan: {{left}}.',
    paragraphs: [
      'Alguien ha entrado en tu cuenta con tu contraseña y uno de tus códigos de recuperación. Ese código ya no sirve. Códigos que te quedan: {{left}}.',
    ],
    label: 'Hacer códigos nuevos',
    note: NOT_YOU,
  },
  confirmNewEmail: {
    subject: 'Confirma tu nuevo correo en Hueco',
    preview: 'Un clic y tu cuenta usará esta dirección.',
    paragraphs: [
      'Has pedido que tu cuenta de Hueco use este correo. Confirma que es tuyo; hasta entonces sigue valiendo el de antes.',
    ],
    label: 'Confirmar mi correo',
    note: `El enlace vale durante ${CONFIRM_LINK_HOURS} horas y una sola vez. Si no lo has pedido tú, no hagas nada.`,
  },
  emailChangeRequested: {
    subject: 'Han pedido cambiar el correo de tu cuenta de Hueco',
    preview: 'Tu correo sigue siendo este hasta que se confirme el nuevo.',
    paragraphs: [
      'Alguien, seguramente tú, ha pedido con tu contraseña que tu cuenta use otro correo. Hasta que se confirme desde el correo nuevo, tu cuenta sigue con este.',
    ],
    label: 'Cambiar mi contraseña',
    note: 'Si has sido tú, no tienes que hacer nada más aquí. Si no, cambia tu contraseña ahora mismo: así se anula el cambio de correo y se cierran tus sesiones.',
    details: { newEmail: 'Correo nuevo' },
  },
  emailChanged: {
    subject: 'Tu cuenta de Hueco usa ahora otro correo',
    preview: 'Este correo ya no abre tu cuenta.',
    paragraphs: ['Desde ahora entras y recibes los avisos con el correo nuevo.'],
    label: 'No he sido yo: avisar a Hueco',
    note: 'Si has sido tú, no tienes que hacer nada más.',
    details: { newEmail: 'Correo nuevo' },
  },
  addressInUse: {
    subject: 'Ya tienes una cuenta en Hueco con este correo',
    preview: 'Cada cuenta necesita un correo distinto.',
    paragraphs: [
      'Alguien, quizá tú, ha querido usar este correo en otra cuenta de Hueco. Como ya tienes una cuenta con él, no lo hemos cambiado.',
    ],
    label: 'Iniciar sesión',
    note: 'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual.',
  },
  restored: {
    subject: 'Tu cuenta de Hueco vuelve a estar activa',
    preview: 'Ya puedes entrar de nuevo.',
    paragraphs: ['Hemos levantado la suspensión. Ya puedes entrar de nuevo con tu correo y tu contraseña.'],
    label: 'Iniciar sesión',
  },
  warned: {
    subject: 'Un aviso sobre tu cuenta de Hueco',
    preview: 'Tu cuenta sigue abierta; lee el motivo.',
    paragraphs: [
      'Hemos revisado algo de tu cuenta y no cumple la normativa de Hueco. Es un aviso: queda en tu historial, pero no te quita nada y tu cuenta sigue abierta. Si se repite, podemos limitarla o suspenderla.',
    ],
    label: 'No estoy de acuerdo',
    note: APPEAL_ES,
    details: { rule: 'Motivo', reason: 'Qué ha pasado', origin: 'Cómo lo supimos' },
  },
  limited: {
    subject: 'Hemos limitado tu cuenta de Hueco',
    preview: 'Una parte de Hueco queda cerrada para ti unos días.',
    paragraphs: [
      'Algo de tu cuenta no cumple la normativa de Hueco, así que hasta la fecha de abajo hay cosas que no puedes hacer. Después vuelves a poder, sin pedirlo. Tus reservas y tu dinero siguen igual.',
    ],
    label: 'No estoy de acuerdo',
    note: APPEAL_ES,
    details: { what: 'No puedes', until: 'Hasta', rule: 'Motivo', reason: 'Qué ha pasado', origin: 'Cómo lo supimos' },
  },
  suspendedUntil: {
    subject: 'Hemos suspendido tu cuenta de Hueco',
    preview: 'La suspensión termina sola en su fecha.',
    paragraphs: [
      'Algo de tu cuenta no cumple la normativa de Hueco. Hemos suspendido tu cuenta y cerrado tus sesiones. Hasta la fecha de abajo no puedes entrar y los demás no ven tu perfil. Después se abre sola.',
    ],
    label: 'No estoy de acuerdo',
    note: APPEAL_ES,
    details: { until: 'Hasta', rule: 'Motivo', reason: 'Qué ha pasado', origin: 'Cómo lo supimos' },
  },
  banned: {
    subject: 'Hemos cerrado tu cuenta de Hueco',
    preview: 'Ya no puedes usar Hueco; lee el motivo.',
    paragraphs: [
      'Algo de tu cuenta no cumple la normativa de Hueco. Hemos cerrado tu cuenta y tus sesiones, sin fecha de fin. Ya no puedes entrar ni abrir otra. Lo que tengas guardado se recoge y lo que se te deba se paga como siempre: te escribiremos.',
    ],
    label: 'No estoy de acuerdo',
    note: APPEAL_ES,
    details: { rule: 'Motivo', reason: 'Qué ha pasado', origin: 'Cómo lo supimos' },
  },
  limitLifted: {
    subject: 'Ya puedes usar Hueco sin límites',
    preview: 'Hemos levantado un límite de tu cuenta.',
    paragraphs: ['Hemos levantado antes de tiempo un límite de tu cuenta.'],
    label: 'Ir a mi panel',
    details: { reason: 'Motivo' },
  },
  merged: {
    subject: 'Tus dos cuentas de Hueco ya son una',
    preview: 'Todo lo de la otra está aquí.',
    paragraphs: [
      'Tenías dos cuentas y las hemos unido en esta. Tus espacios, mensajes, favoritos y lo demás de la otra están ahora aquí; la otra ya no existe.',
    ],
    label: 'Iniciar sesión',
    details: { reason: 'Motivo' },
  },
  verificationReset: {
    subject: 'Necesitamos volver a verificar tu identidad',
    preview: 'Sube otra vez tu documento.',
    paragraphs: ['Tu identidad ya no consta como verificada. Sube otra vez tu documento: lo revisamos en 48 horas.'],
    label: 'Verificar mi identidad',
    details: { reason: 'Motivo' },
  },
  spaceHidden: {
    subject: 'Hemos ocultado un espacio tuyo',
    preview: 'No aparece en la búsqueda; tus reservas siguen.',
    paragraphs: [
      'Hemos ocultado este espacio porque no cumple la ley o la normativa de Hueco: no aparece en la búsqueda, sin fecha de fin, mientras no cambie la decisión. Las reservas que ya tiene siguen igual.',
    ],
    label: 'No estoy de acuerdo',
    note: APPEAL_ES,
    details: { space: 'Espacio', reason: 'Motivo', origin: 'Cómo lo supimos' },
  },
  spaceShown: {
    subject: 'Tu espacio vuelve a estar publicado',
    preview: 'Aparece de nuevo en la búsqueda.',
    paragraphs: ['Aparece de nuevo en la búsqueda y se puede reservar.'],
    label: 'Ver mis espacios',
    details: { space: 'Espacio', reason: 'Motivo' },
  },
  spaceShownPaused: {
    subject: 'Tu espacio ya no está oculto',
    preview: 'Sigue en pausa, como lo dejaste.',
    paragraphs: ['Sigue en pausa, como lo dejaste: aparece en la búsqueda cuando lo reanudes.'],
    label: 'Ver mis espacios',
    details: { space: 'Espacio', reason: 'Motivo' },
  },
  spaceRestored: {
    subject: 'Tu espacio vuelve a Hueco',
    preview: 'Está en tu panel, sin publicar.',
    paragraphs: ['Hemos anulado la retirada. Está en tu panel, sin publicar: vuelve a la búsqueda cuando tú quieras.'],
    label: 'Ver mis espacios',
    details: { space: 'Espacio', reason: 'Motivo' },
  },
  spaceRemoved: {
    subject: 'Hemos retirado un espacio tuyo',
    preview: 'Ya no está en Hueco; lee el motivo.',
    paragraphs: [
      'Hemos retirado este espacio porque no cumple la ley o la normativa de Hueco. Ya no está en ninguna página y no se puede volver a publicar: la decisión no tiene fecha de fin.',
    ],
    label: 'No estoy de acuerdo',
    note: APPEAL_ES,
    details: { space: 'Espacio', reason: 'Motivo', origin: 'Cómo lo supimos' },
  },
  creditGiven: {
    subject: 'Tienes {{amount}} de saldo en Hueco',
    preview: 'Se usa en tu próximo cobro.',
    paragraphs: ['No tienes que hacer nada: tu saldo se usa en tu próximo cobro.'],
    label: 'Ver mis pagos',
    details: { reference: 'Reserva', reason: 'Motivo' },
  },
  spaceMended: {
    subject: 'Hemos corregido un dato de tu espacio',
    preview: 'Comprueba que ahora está bien.',
    paragraphs: ['Mira si ahora está bien. Si no lo está, puedes cambiarlo tú.'],
    label: 'Ver mis espacios',
    details: { space: 'Espacio', reason: 'Qué hemos cambiado y por qué' },
  },
} satisfies Record<string, AccountMailWords>;
