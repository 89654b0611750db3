import { LRUCache } from 'lru-cache';
import { hasContactData, maskContactData } from '../../../core/redaction/contact-data.js';
import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import { cleanText, lengthOf } from '../../../core/values/text.js';
import { isStaffLike } from '../staff-name.rules.js';
import { SpokenLanguage, UserBadge } from './profile.enums.js';

/** The bounds of profile fields, in characters or languages. */
export const profileBounds = {
  displayName: { min: 2, max: 40 },
  bio: { max: 500 },
  city: { max: 80 },
  languages: { max: 6 },
} as const;

/** Changes of a profile; omitted fields stay as they are. */
export interface ProfileValues {
  readonly displayName?: string | null;
  readonly bio?: string | null;
  readonly city?: string | null;
  readonly languages?: readonly SpokenLanguage[] | null;
}

/** A bio as it is stored: at most one empty line between two. */
export const tidyBio = (text: string | null): string => cleanText(text ?? '').replace(/\n{3,}/g, '\n\n');

/** All problems of a profile; expects normalized values. */
export function profileProblems({ displayName, bio, city, languages }: ProfileValues): FieldError[] {
  const { displayName: nameBounds, bio: bioBounds, city: cityBounds, languages: languageBounds } = profileBounds;
  const problems: (FieldError | null)[] = [
    displayName
      ? (lineProblem(
          displayName,
          { path: 'displayName', code: FieldProblemCode.DISPLAY_NAME_LENGTH, params: nameBounds },
          nameBounds,
        ) ?? reservedNameProblem(displayName))
      : null,
    bio && lengthOf(bio) > bioBounds.max
      ? { path: 'bio', code: FieldProblemCode.BIO_TOO_LONG, params: bioBounds }
      : null,
    city
      ? lineProblem(city, { path: 'city', code: FieldProblemCode.CITY_TOO_LONG, params: cityBounds }, cityBounds)
      : null,
    languages && (languages.length > languageBounds.max || new Set(languages).size < languages.length)
      ? { path: 'languages', code: FieldProblemCode.LANGUAGES_INVALID, params: languageBounds }
      : null,
  ];
  return problems.filter((problem) => problem !== null);
}

/** The problem of a public line, if any; contact data is searched only when the length is right. */
function lineProblem(
  text: string,
  wrongLength: FieldError,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): FieldError | null {
  const length = lengthOf(text);
  if (length < min || length > max) return wrongLength;
  return hasContactData(text) ? { path: wrongLength.path, code: FieldProblemCode.CONTACT_DATA } : null;
}

function reservedNameProblem(displayName: string): FieldError | null {
  return isStaffLike(displayName) ? { path: 'displayName', code: FieldProblemCode.NAME_RESERVED } : null;
}

const HIDDEN: Readonly<Record<Locale, string>> = {
  [Locale.ES]: '[dato de contacto oculto]',
  [Locale.EN]: '[contact details hidden]',
};

/** Cached, because redacting a bio takes 2 ms and every page of its host's spaces shows it. */
const shownBios = new LRUCache<string, string>({ max: 2_000 });

/** A bio with contact data redacted, as others see it. */
export function publicBio(bio: string, locale: Locale): string {
  if (bio === '') return bio;
  const key = `${locale} ${bio}`;
  const shown = shownBios.get(key) ?? maskContactData(bio, HIDDEN[locale]).text;
  shownBios.set(key, shown);
  return shown;
}

/** When each property was verified. */
export interface VerificationTimes {
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
  readonly identityVerifiedAt: Date | null;
}

/** The verified properties of a user, the easiest first. */
export function badgesOf({ emailVerifiedAt, phoneVerifiedAt, identityVerifiedAt }: VerificationTimes): UserBadge[] {
  return [
    ...(emailVerifiedAt ? [UserBadge.EMAIL] : []),
    ...(phoneVerifiedAt ? [UserBadge.PHONE] : []),
    ...(identityVerifiedAt ? [UserBadge.IDENTITY] : []),
  ];
}
