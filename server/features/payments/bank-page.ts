import { Locale } from '../../core/locale.js';
import { escapeHtml } from '../../core/mail-layout.js';
import type { SandboxChallenge } from '../../ports/payments-sandbox.js';

const WORDS = {
  [Locale.ES]: {
    title: 'Confirma el pago',
    bank: 'Banco de pruebas',
    lead: 'Tu banco quiere saber si eres tú quien hace este pago.',
    merchant: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    booking: 'Reserva',
    confirm: 'Autorizar',
    refuse: 'Rechazar',
    note: 'Entorno de pruebas: no se mueve dinero real.',
    done: 'Pago autorizado. Vuelve a Hueco.',
    refused: 'Pago rechazado. Vuelve a Hueco.',
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
    confirm: 'Authorise',
    refuse: 'Refuse',
    note: 'Test environment: no real money moves.',
    done: 'Payment authorised. Go back to Hueco.',
    refused: 'Payment refused. Go back to Hueco.',
    closed: 'This confirmation is no longer open.',
    failed: 'Your answer could not be sent. Try again.',
  },
} as const;

/** How the bank's page ends: told to the page that opened it. */
export type AuthenticationOutcome = 'succeeded' | 'failed';

/** Only our own pages may frame it; its one script and style are named by nonce. */
export function bankPagePolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
  ].join('; ');
}

const STYLE = `
:root{color-scheme:light dark;--bg:#f4f5f7;--panel:#fff;--text:#1c2430;--muted:#5b6675;--line:#dfe3e8;--accent:#1f4b99;--on:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#14181f;--panel:#1d232c;--text:#eef1f5;--muted:#a5b0bf;--line:#343d4a;--accent:#8fb4ff;--on:#0f1520}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:24px}
.bank{margin:0 0 16px;font-size:14px;font-weight:600;letter-spacing:.02em;color:var(--accent)}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 16px}
dl{margin:0 0 20px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted)}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
form{display:grid;gap:10px}
button{min-height:48px;border-radius:10px;border:1px solid var(--line);background:transparent;color:inherit;font-family:inherit;font-size:16px;font-weight:600;cursor:pointer}
button[value=succeeded]{background:var(--accent);border-color:var(--accent);color:var(--on)}
button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button[disabled]{opacity:.6;cursor:default}
.note{margin:16px 0 0;font-size:13px;color:var(--muted)}
[role=status]{min-height:1.5em;margin:12px 0 0;font-weight:600}`;

/** The page on which a bank asks whether it is really you. */
export function bankPage(challenge: SandboxChallenge | null, locale: Locale, nonce: string): string {
  const words = WORDS[locale];
  const body = challenge?.isOpen ? question(challenge, locale) : `<h1>${words.closed}</h1>`;
  return document(body + (challenge?.isOpen ? script(locale, nonce) : ''), locale, nonce);
}

/** What is shown after the answer; without the page's script this is all the renter sees. */
export function bankAnswerPage(outcome: AuthenticationOutcome, locale: Locale, nonce: string): string {
  const words = WORDS[locale];
  const tell = `<script nonce="${nonce}">${TELL}tell(${JSON.stringify(outcome)})</script>`;
  return document(
    `<h1 role="status">${outcome === 'succeeded' ? words.done : words.refused}</h1>${tell}`,
    locale,
    nonce,
  );
}

const TELL = `function tell(outcome){var to=window.parent!==window?window.parent:window.opener;if(to)to.postMessage({type:'payment-authentication',outcome:outcome},location.origin)}`;

function question(challenge: SandboxChallenge, locale: Locale): string {
  const words = WORDS[locale];
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(
    challenge.amountCents / 100,
  );
  const row = (label: string, value: string): string => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`;
  return `<p class="bank">${words.bank}</p>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<dl>${row(words.merchant, 'Hueco')}${row(words.amount, amount)}${row(words.card, `•••• ${challenge.last4}`)}${row(words.booking, challenge.bookingReference)}</dl>
<form method="post">
<button name="outcome" value="succeeded">${words.confirm}</button>
<button name="outcome" value="failed">${words.refuse}</button>
</form>
<p role="status" id="status"></p>
<p class="note">${words.note}</p>`;
}

/** Sends the answer without leaving the page, so that the frame stays calm while the dialog closes. */
function script(locale: Locale, nonce: string): string {
  const { done, refused, failed } = WORDS[locale];
  return `<script nonce="${nonce}">${TELL}
var form=document.querySelector('form'),status=document.getElementById('status');
form.addEventListener('submit',function(event){
  event.preventDefault();
  var outcome=event.submitter&&event.submitter.value==='succeeded'?'succeeded':'failed';
  var buttons=form.querySelectorAll('button');
  buttons.forEach(function(b){b.disabled=true});
  fetch(location.pathname,{method:'POST',headers:{'content-type':'application/json',accept:'application/json'},body:JSON.stringify({outcome:outcome})})
    .then(function(r){if(!r.ok)throw new Error(r.status);return r.json()})
    .then(function(answer){status.textContent=answer.outcome==='succeeded'?${JSON.stringify(done)}:${JSON.stringify(refused)};tell(answer.outcome)})
    .catch(function(){status.textContent=${JSON.stringify(failed)};buttons.forEach(function(b){b.disabled=false})});
});
</script>`;
}

function document(body: string, locale: Locale, nonce: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${WORDS[locale].title}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main>${body}</main></body>
</html>`;
}
