import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentsBelow, projectRoot, sourcesOf } from './sources.js';

/*
 * What the product's texts once said and no longer may, and what they say instead. Gaps and markup are left out: `{{count}} reseñas` is
 * searched for as `… reseñas`.
 */
const NEVER = {
  es: [
    /¡Reserva confirmada/,
    /Te sugerimos … por/,
    / en … reseñas/,
    /Contesta … de solicitudes/,
    /Un cuarto dentro/,
    /clase de cosas/,
    /solo se usa si aceptas o se resuelve/,
    /reservado el primer cobro/,
    /lo impide la base de datos/,
    /lo comprueba el programa/,
    /un programa (?:oculta|aparta|tapa|decide)/i,
    /a doble ciego/,
    /alguien le abre/,
    /[“”]/,
    /\+34\d/,
    /Sin escribir/,
    /quien lo alquila/,
    /alquila como empresa|anfitri\w+ empresa/,
    /\d - \d/,
    /cada vez que alguien abre/,
    /se descuenta solo/i,
    /falta de saldo|Sin saldo/,
    /cargo.*próximo cobro/,
    /Dejar la videollamada|Videollamada dejada/,
    /Pedir y recibir/,
    /(?:hasta|desde) antes de la entrada/,
    /\.º trimestre/,
    /actos de seguridad/,
    /Pulsa (?:Ctrl|⌘)/,
    /^Prefiero: /,
    /se da por confirmado/,
    /Recibirás uno nuevo/,
    /Volver a cargar$/,
    /(?:^|Valor de |Quitar |Tipo de )cosa …$|Añadir otra cosa/i,
    /(?:Ajustar tus|^Mis|Cambiar mis) avisos/,
    /^Avisos (?:de «|y correos)|^Sin avisos$/,
    /Tarifa del inquilino/,
    /Preaviso/,
    /Liquidación sin respuesta/,
    /^Medición del uso$/,
    /hora de la península/,
    /(?:espacio no puede hacer eso|verificación ya no admite)/,
    /(?:aviso|asunto) ha cambiado/,
  ],
  en: [
    /\bAutonomous\b/,
    /What to do today/,
    /Go on publishing/,
    /^(?:Running|Coming)$/,
    /\bless commission/,
    /^Stores: /,
    /Publish another space/,
    /whenever somebody opens/,
    /Ask for and receive/,
    /record of security acts/,
    /^I prefer: /,
    /^Load again$/,
    /^You can until/,
    /\w[’']t\b/,
    /^Thing …$|another thing/,
    /^Closed account$/,
    /^Pay-out/,
    /\b[Ee]rase (?:the|my) account|be erased/,
    /[Aa]rrivals? and departures?|^(?:Arrival|Departure)$/,
    /^Make a claim$/,
    /map point/,
    /[Kk]eep .*with the heart/,
    /Renter fee/,
    /past due|formal demand/,
    /community of owners/,
    /[«»]/,
  ],
} as const;
const INSTEAD = {
  es: [
    /^Reserva confirmada/,
    /según … /,
    /^… \(… reseñas\)$/,
    /Contesta al … de las solicitudes/,
    /^… reserva$/,
    /Una habitación de una vivienda o de un local/,
    /Marca al menos un tipo de objeto/,
    /solo se usa si aceptas una reclamación por daños o se resuelve a favor del anfitrión/,
    /Hemos retenido el primer cobro/,
    /a ciegas/,
    /^Cómo ordenamos los resultados$/,
    /Quedáis antes; abres tú u otra persona/,
    /«…»/,
    /profesional \(persona o empresa\)/,
    /hora de Canarias/,
    /se descuenta automáticamente/i,
    /falta de fondos/,
    /cargo.*próximo pago/,
    /^Cancelar la videollamada$/,
    /^La reserva ha cambiado: recarga la página/,
    /^La denuncia ha cambiado/,
    /este plazo antes de la entrada/,
    /^Trimestre … de …$/,
    /el registro de seguridad/i,
    /^Usa Ctrl y la rueda/,
    /^Prefiero quedarme/,
    /^Objeto …$/,
    /^Mis notificaciones$/,
    /^Alertas de «…»$/,
    /^Gastos de gestión, mínimo$/,
    /^Aviso de salida del anfitrión$/,
    /^Pago a un anfitrión sin respuesta$/,
    /hora peninsular/,
  ],
  en: [
    /^Self-access$/,
    /^Today$/,
    /^Continue$/,
    /^Active$/,
    /^Upcoming$/,
    /after commission/,
    /^Storing$/,
    /^List a space$/,
  ],
} as const;

type Language = keyof typeof NEVER;
/** Quoted texts of a catalogue, or lines of an article, without placeholders and markup. */
function textsIn(language: Language): { file: string; text: string }[] {
  const catalogues = sourcesOf('client/i18n', 'server')
    .filter(
      ({ file }) =>
        file.startsWith(`client/i18n/${language}/`) ||
        file === 'client/i18n/format.ts' ||
        new RegExp(`/words/(?:${language}(?:[/.-]|$)|[\\w-]+\\.${language}\\.ts$)`).test(file),
    )
    .flatMap(({ file, code }) =>
      [...code.matchAll(/(['`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => ({ file, text })),
    );
  const articles = documentsBelow('server/features/content/articles')
    .filter((file) => file.endsWith(`.${language}.md`))
    .flatMap((file) =>
      readFileSync(path.join(projectRoot, file), 'utf8')
        .split('\n')
        // What users type into the search may be any word.
        .filter((line) => !line.startsWith('keywords:'))
        .map((text) => ({ file, text: text.replace(/^title: /, '') })),
    );
  return [...catalogues, ...articles].map(({ file, text }) => ({
    file,
    text: text
      .replaceAll(/\{\{\w+\}\}/g, '…')
      .replaceAll(/<[^>]+>|\*\*/g, '')
      .replaceAll(/\\u00a0/g, ' ')
      .trim(),
  }));
}

test.each(['es', 'en'] as const)('U7 the texts in %s use the current wording and none of the former', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(4000);
  const found = texts.flatMap(({ file, text }) =>
    NEVER[language].filter((once) => once.test(text)).map((once) => `${file}: ${once} in «${text.slice(0, 80)}»`),
  );
  expect(found).toEqual([]);
  expect(INSTEAD[language].filter((now) => !texts.some(({ text }) => now.test(text)))).toEqual([]);
});

test('U7 the client takes quotation marks from the catalogues, because they differ by language', () => {
  const composed = sourcesOf('client').filter(
    ({ file, code }) => !file.startsWith('client/i18n/') && /[«“]\$?\{/.test(code),
  );
  expect(composed.map(({ file }) => file)).toEqual([]);
});
