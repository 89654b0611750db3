import { Locale } from '../../../core/values/locale.js';
import { openCatalogue } from '../../../core/values/texts.js';
import { en } from './en.js';
import { es } from './es.js';

/** Reads the texts of the mails to reporters. */
export const readReportTexts = openCatalogue<typeof es>({ [Locale.ES]: es, [Locale.EN]: en });
