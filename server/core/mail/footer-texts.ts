import { Locale } from '../values/locale.js';

interface FooterTexts {
  readonly why: string;
  /** Above the button's address. */
  readonly address: string;
}

/** The footer texts of every mail. */
export const FOOTER_TEXTS: Readonly<Record<Locale, FooterTexts>> = {
  [Locale.ES]: {
    why: 'Recibes este correo por la actividad de tu dirección en Hueco.',
    address: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  },
  [Locale.EN]: {
    why: 'You get this e-mail because of something done with your address on Hueco.',
    address: 'If the button does not work, copy this address into your browser:',
  },
};

/** The same for mails to the staff, who read Spanish. */
export const STAFF_WHY = 'Correo interno para el equipo de Hueco.';
