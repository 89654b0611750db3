import { euros } from '../../core/values/format-numbers.js';
import { Locale } from '../../core/values/locale.js';
import { escapeHtml } from '../../core/values/escape-html.js';
import { providerPage } from './provider-page.js';
import type { SandboxChallenge } from '../../ports/sandbox/sandbox-pages.js';

const WORDS = {
  [Locale.ES]: {
    title: 'Confirma el pago',
    bank: 'Banco de pruebas',
    lead: 'Tu banco quiere saber si eres tú quien hace este pago.',
    merchant: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    booking: 'Reserva',
    nothing: 'Nada ahora: solo se guarda la tarjeta',
    confirm: 'Autorizar',
    refuse: 'Rechazar',
    note: 'Entorno de pruebas: no se mueve dinero real.',
    done: 'Pago autorizado. Vuelve a Hueco.',
    refused: 'Pago rechazado. Vuelve a Hueco.',
    returned: 'Ya puedes volver a Hueco.',
    closed: 'Esta confirmación ya no está abierta.',
    failed: 'No hemos podido enviar tu respuesta. Inténtalo de nuevo.',
  },
  [Locale.EN]: {
    title: 'Confirm the payment',
    bank: 'Test bank',
    lead: 'Your bank wants to know whether it is you who makes this payment.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    booking: 'Booking',
    nothing: 'Nothing now: the card is only saved',
    confirm: 'Authorise',
    refuse: 'Refuse',
    note: 'Test environment: no real money moves.',
    done: 'Payment authorised. Go back to Hueco.',
    refused: 'Payment refused. Go back to Hueco.',
    returned: 'You can go back to Hueco.',
    closed: 'This confirmation is no longer open.',
    failed: 'Your answer could not be sent. Try again.',
  },
} as const;

/** The result of the bank's page, posted to the page that opened it. */
export type AuthenticationOutcome = 'succeeded' | 'failed';

/** The page on which a bank asks the cardholder to confirm. */
export function bankPage(challenge: SandboxChallenge | null, locale: Locale, nonce: string): string {
  const words = WORDS[locale];
  const body = challenge?.isOpen ? question(challenge, locale) : `<h1>${words.closed}</h1>`;
  return providerPage(body + (challenge?.isOpen ? script(locale, nonce) : ''), {
    title: WORDS[locale].title,
    locale,
    nonce,
  });
}

/** Shown after the answer; without JavaScript this is all the renter sees. */
export function bankAnswerPage(outcome: AuthenticationOutcome, locale: Locale, nonce: string): string {
  const words = WORDS[locale];
  const notify = `<script nonce="${nonce}">${NOTIFY_OPENER}notifyOpener(${JSON.stringify(outcome)})</script>`;
  return providerPage(`<h1 role="status">${outcome === 'succeeded' ? words.done : words.refused}</h1>${notify}`, {
    title: words.title,
    locale,
    nonce,
  });
}

/** The bank's return page: the page that opened it asks the server for the result. */
export function bankReturnPage(locale: Locale, nonce: string): string {
  const notify = `<script nonce="${nonce}">${NOTIFY_OPENER}notifyOpener('succeeded')</script>`;
  return providerPage(`<h1 role="status">${WORDS[locale].returned}</h1>${notify}`, {
    title: WORDS[locale].title,
    locale,
    nonce,
  });
}

const NOTIFY_OPENER = `function notifyOpener(outcome){var to=window.parent!==window?window.parent:window.opener;if(to)to.postMessage({type:'payment-authentication',outcome:outcome},location.origin)}`;

function question(challenge: SandboxChallenge, locale: Locale): string {
  const words = WORDS[locale];
  const { amountCents, bookingReference, last4 } = challenge;
  const amount = amountCents === null ? words.nothing : euros(amountCents, locale);
  const row = (label: string, value: string): string =>
    value === '' ? '' : `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`;
  return `<p class="bank">${words.bank}</p>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<dl>${row(words.merchant, 'Hueco')}${row(words.amount, amount)}${row(words.card, `•••• ${last4}`)}${row(words.booking, bookingReference)}</dl>
<form method="post">
<button name="outcome" value="succeeded">${words.confirm}</button>
<button name="outcome" value="failed">${words.refuse}</button>
</form>
<p role="status" id="status"></p>
<p class="note">${words.note}</p>`;
}

/** Sends the answer without navigating, so that the frame does not flicker while the dialog closes. */
function script(locale: Locale, nonce: string): string {
  const { done, refused, failed } = WORDS[locale];
  return `<script nonce="${nonce}">${NOTIFY_OPENER}
var form=document.querySelector('form'),status=document.getElementById('status');
form.addEventListener('submit',function(event){
  event.preventDefault();
  var outcome=event.submitter&&event.submitter.value==='succeeded'?'succeeded':'failed';
  var buttons=form.querySelectorAll('button');
  buttons.forEach(function(b){b.disabled=true});
  fetch(location.pathname,{method:'POST',headers:{'content-type':'application/json',accept:'application/json'},body:JSON.stringify({outcome:outcome})})
    .then(function(r){if(!r.ok)throw new Error(r.status);return r.json()})
    .then(function(answer){status.textContent=answer.outcome==='succeeded'?${JSON.stringify(done)}:${JSON.stringify(refused)};notifyOpener(answer.outcome)})
    .catch(function(){status.textContent=${JSON.stringify(failed)};buttons.forEach(function(b){b.disabled=false})});
});
</script>`;
}
