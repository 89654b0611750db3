import { hasContactData, maskContactData } from '../../../core/contact-data.js';
import { FieldProblemCode, type FieldError } from '../../../core/errors.js';
import { Locale } from '../../../core/locale.js';
import { isStaffLike } from '../staff-name.rules.js';
import { SpokenLanguage, UserBadge } from './profile-types.js';

/** The bounds of a profile, in letters and in languages. */
export const profileBounds = { displayName: { min: 2, max: 40 }, bio: { max: 500 }, city: { max: 80 }, languages: { max: 6 } } as const;

/** What of a profile somebody wants to have otherwise; what is not given stays as it is. */
export interface ProfileValues {
  readonly displayName?: string | null;
  readonly bio?: string | null;
  readonly city?: string | null;
  readonly languages?: readonly SpokenLanguage[] | null;
}

/** A line as it is kept: one form of each letter, single spaces, nothing that cannot be seen; null when empty. */
export function tidyLine(text: string | null): string | null {
  return (text ?? '').normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ').trim() || null;
}

/** A text of several lines as it is kept: at most one empty line between two. */
export function tidyText(text: string | null): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Everything saving would refuse; expects tidy values. */
export function profileProblems({ displayName, bio, city, languages }: ProfileValues): FieldError[] {
  const { displayName: name, bio: story, city: town, languages: spoken } = profileBounds;
  const problems: (FieldError | null)[] = [
    displayName ? (lineProblem('displayName', displayName, { code: FieldProblemCode.DISPLAY_NAME_LENGTH, bounds: name }) ?? reservedNameProblem(displayName)) : null,
    bio && lengthOf(bio) > story.max ? { path: 'bio', code: FieldProblemCode.BIO_TOO_LONG, params: story } : null,
    city ? lineProblem('city', city, { code: FieldProblemCode.CITY_TOO_LONG, bounds: town }) : null,
    languages && (languages.length > spoken.max || new Set(languages).size < languages.length)
      ? { path: 'languages', code: FieldProblemCode.LANGUAGES_INVALID, params: spoken }
      : null,
  ];
  return problems.filter((problem) => problem !== null);
}

interface LengthRule {
  readonly code: FieldProblemCode;
  readonly bounds: { readonly min?: number; readonly max: number };
}

/** What is wrong with a line for everybody to read; it is searched only when its length is right. */
function lineProblem(path: string, text: string, { code, bounds }: LengthRule): FieldError | null {
  const length = lengthOf(text);
  if (length < (bounds.min ?? 0) || length > bounds.max) return { path, code, params: bounds };
  return hasContactData(text) ? { path, code: FieldProblemCode.CONTACT_DATA } : null;
}

function reservedNameProblem(displayName: string): FieldError | null {
  return isStaffLike(displayName) ? { path: 'displayName', code: FieldProblemCode.NAME_RESERVED } : null;
}

const HIDDEN: Readonly<Record<Locale, string>> = { [Locale.ES]: '[dato de contacto oculto]', [Locale.EN]: '[contact details hidden]' };

/** What others read of a bio: contact data stands hidden in it. */
export function publicBio(bio: string, locale: Locale): string {
  return maskContactData(bio, HIDDEN[locale]).text;
}

/** When what was checked. */
export interface Checks {
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
  readonly identityVerifiedAt: Date | null;
}

/** What of a person has been checked, the easiest first. */
export function badgesOf({ emailVerifiedAt, phoneVerifiedAt, identityVerifiedAt }: Checks): UserBadge[] {
  return [
    ...(emailVerifiedAt ? [UserBadge.EMAIL] : []),
    ...(phoneVerifiedAt ? [UserBadge.PHONE] : []),
    ...(identityVerifiedAt ? [UserBadge.IDENTITY] : []),
  ];
}

function lengthOf(text: string): number {
  return [...text].length;
}
