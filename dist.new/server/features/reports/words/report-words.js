import { Locale } from '../../../core/values/locale.js';
import { openCatalogue } from '../../../core/values/texts.js';
import { en } from './en.js';
import { es } from './es.js';
/** Reads the words of the mails to reporters. */
export const readReportWords = openCatalogue({ [Locale.ES]: es, [Locale.EN]: en });
//# sourceMappingURL=report-words.js.map