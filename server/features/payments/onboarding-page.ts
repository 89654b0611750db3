import { Locale } from '../../core/values/locale.js';
import { escapeHtml } from '../../core/values/escape-html.js';
import { providerPage } from './provider-page.js';

/** The form values of a payee on the provider's page. */
export interface PayeeForm {
  readonly name: string;
  readonly nif: string;
  readonly iban: string;
}

const WORDS = {
  [Locale.ES]: {
    title: 'Tu cuenta para cobrar',
    provider: 'Proveedor de pagos de pruebas',
    lead: 'Dinos quién cobra y en qué cuenta. En la web real esta página es de Stripe.',
    name: 'Nombre y apellidos o razón social',
    nif: 'NIF, NIE o CIF',
    iban: 'IBAN',
    ibanHint: 'Empieza por dos letras, por ejemplo ES91 2100 0418 4502 0005 1332.',
    submit: 'Guardar y continuar',
    note: 'Entorno de pruebas: no se mueve dinero real y el IBAN no se guarda, solo su final.',
    problem: 'Revisa lo marcado.',
    problems: {
      name: 'Escribe el nombre.',
      nif: 'El NIF no es válido: revisa los números y la letra.',
      iban: 'El IBAN no es válido: revisa las cifras.',
    },
    done: 'Todo listo: ya puedes cobrar.',
    back: 'Volver a Hueco',
    closed: 'Este enlace ya no sirve. Vuelve a Hueco y empieza otra vez.',
  },
  [Locale.EN]: {
    title: 'Your account for payouts',
    provider: 'Test payment provider',
    lead: 'Tell us who is paid and into which account. On the real site this page is by Stripe.',
    name: 'Full name or company name',
    nif: 'Spanish tax number (NIF, NIE or CIF)',
    iban: 'IBAN',
    ibanHint: 'It begins with two letters, for example ES91 2100 0418 4502 0005 1332.',
    submit: 'Save and continue',
    note: 'Test environment: no real money moves, and only the end of the IBAN is kept.',
    problem: 'Look at what is marked.',
    problems: {
      name: 'Enter the name.',
      nif: 'The tax number is not valid: check digits and letter.',
      iban: 'The IBAN is not valid: check its digits.',
    },
    done: 'All set: you can be paid now.',
    back: 'Back to Hueco',
    closed: 'This link does not work any more. Go back to Hueco and start again.',
  },
} as const;

/** The form, with its values and their problems. */
export function onboardingPage(
  form: PayeeForm,
  problems: readonly (keyof PayeeForm)[],
  locale: Locale,
  nonce: string,
): string {
  const words = WORDS[locale];
  const wrong = new Set(problems);
  const field = (name: keyof PayeeForm, hint = ''): string => {
    const described = [...(hint ? [`${name}-hint`] : []), ...(wrong.has(name) ? [`${name}-problem`] : [])].join(' ');
    return `<label for="${name}">${words[name]}</label>
<input id="${name}" name="${name}" value="${escapeHtml(form[name])}" required maxlength="100" autocomplete="off"${described ? ` aria-describedby="${described}"` : ''}${wrong.has(name) ? ' aria-invalid="true"' : ''}>
${hint ? `<p class="note" id="${name}-hint">${hint}</p>` : ''}${wrong.has(name) ? `<p class="problem" id="${name}-problem">${words.problems[name]}</p>` : ''}`;
  };
  return providerPage(
    `<p class="bank">${words.provider}</p>
<h1>${words.title}</h1>
<p>${words.lead}</p>
${problems.length > 0 ? `<p role="alert" class="problem">${words.problem}</p>` : ''}
<form method="post" novalidate>
${field('name')}
${field('nif')}
${field('iban', words.ibanHint)}
<button value="succeeded" name="send">${words.submit}</button>
</form>
<p class="note">${words.note}</p>`,
    { title: words.title, locale, nonce },
  );
}

/** The page after submitting, with a link back. */
export function onboardingDonePage(returnPath: string, locale: Locale, nonce: string): string {
  const words = WORDS[locale];
  const link = `<p><a href="${escapeHtml(returnPath)}">${words.back}</a></p>`;
  return providerPage(`<h1 role="status">${words.done}</h1>${link}`, { title: words.title, locale, nonce });
}

/** A link that was used, or has expired. */
export function onboardingClosedPage(locale: Locale, nonce: string): string {
  const words = WORDS[locale];
  return providerPage(`<h1>${words.closed}</h1>`, { title: words.title, locale, nonce });
}
