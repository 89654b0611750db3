import { dateFormat } from '../../../core/values/formats.js';
import { Locale } from '../../../core/values/locale.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { FILE_DESCRIPTIONS } from './file-descriptions.js';

interface ReadmeContents {
  readonly madeAt: Date;
  readonly fileNames: readonly string[];
  /** The paths of pictures and documents. */
  readonly paths: readonly string[];
  readonly publicUrl: string;
}

/** The README of an export in the user's language. */
export function readmeOf(
  locale: Locale,
  { madeAt, fileNames, paths, publicUrl }: ReadmeContents,
): { name: string; text: string } {
  const list = fileNames.map((name) => `  ${name}\n      ${FILE_DESCRIPTIONS[name]?.[locale] ?? ''}`).join('\n');
  const folders = [...new Set(paths.map((path) => path.replace(/\/.*/, '/')))];
  const inFolders = folders.join(', ');
  const at = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: MAINLAND_ZONE,
  }).format(madeAt);
  const lines =
    locale === Locale.ES
      ? [
          'TUS DATOS EN HUECO',
          `Copia hecha el ${at} (hora peninsular).`,
          'Cada archivo está dos veces, con el mismo contenido: en json/ para programas y en csv/ para hojas de cálculo.',
          'Las horas llevan su diferencia con la hora universal. Los importes están en céntimos de euro. Una lista vacía quiere decir que no hay nada guardado.',
          list,
          `Fotos y documentos incluidos: ${paths.length}.${folders.length > 0 ? ` Están en: ${inFolders}.` : ''}`,
          'Lo que no está aquí: contraseñas, códigos y llaves (los guardamos de forma que ni nosotros podemos leerlos) y los datos de otras personas.',
          `Para corregir o borrar tus datos: ${publicUrl}/mis-datos`,
        ]
      : [
          'YOUR DATA ON HUECO',
          `Copy made on ${at} (Madrid time).`,
          'Every file is here twice, with the same content: in json/ for programs and in csv/ for spreadsheets.',
          'Times carry their offset from universal time. Amounts are in euro cents. An empty list means nothing is kept.',
          list,
          `Photos and documents included: ${paths.length}.${folders.length > 0 ? ` They are in: ${inFolders}.` : ''}`,
          'What is not here: passwords, codes and keys (kept in a way that even we cannot read) and data of other people.',
          `To correct or erase your data: ${publicUrl}/mis-datos`,
        ];
  return { name: locale === Locale.ES ? 'LEEME.txt' : 'README.txt', text: `${lines.join('\n\n')}\n` };
}
