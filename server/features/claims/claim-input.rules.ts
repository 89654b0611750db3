import { FieldProblemCode, type FieldError, type PlainFieldCode } from '../../core/errors/errors.js';
import { lengthOf } from '../../core/values/text.js';
import { MIN_CHARGE_CENTS } from '../../ports/payments/payments.js';
import { CLAIM_BOUNDS, CLAIM_RULES, COMPUTED_REMEDIES } from './claim-cases.rules.js';
import { ClaimCase, ClaimDetail, ClaimRemedy, type ClaimSide } from './claim.enums.js';
import { INVENTORY_NEEDED_ABOVE_CENTS, type DamagedItem } from './proposal/guarantee.rules.js';

/** The content of a claim, as its form sends it. */
export interface ClaimContent {
  readonly claimCase: ClaimCase;
  readonly detail: ClaimDetail | null;
  readonly isHidden: boolean;
  /** The day the damage was found. */
  readonly discoveredOn: string | null;
  readonly text: string;
  /** Square metres. */
  readonly measuredM2: number | null;
  readonly items: readonly DamagedItem[];
  readonly wantedRemedy: ClaimRemedy;
  readonly wantedCents: number | null;
  readonly isTrue: boolean;
}

/** The uploaded evidence. */
export interface ClaimFiles {
  readonly photos: number;
  readonly files: number;
  readonly policeReports: number;
}

/** Further inputs of the checks. */
export interface ClaimCheck {
  readonly side: ClaimSide;
  readonly today: string;
  readonly from: string;
  /** The things in an inventory that both sides signed before the damage was found; null without one. */
  readonly inventory: readonly DamagedItem[] | null;
}

const { REQUIRED, TOO_LONG, CLAIM_TEXT_LENGTH, CLAIM_REMEDY, CLAIM_DETAIL, CLAIM_PHOTOS } = FieldProblemCode;

/** The problems of a claim, all fields at once; its window is checked before. */
export function claimProblems(content: ClaimContent, files: ClaimFiles, check: ClaimCheck): FieldError[] {
  const rule = CLAIM_RULES[content.claimCase];
  const problems: FieldError[] = [];
  const add = (path: string, code: PlainFieldCode): number => problems.push({ path, code });
  if (rule.by !== check.side) add('case', CLAIM_DETAIL);
  const isDetailFit =
    rule.details.length === 0
      ? content.detail === null
      : content.detail !== null && rule.details.includes(content.detail);
  if (!isDetailFit) add('detail', content.detail === null ? REQUIRED : CLAIM_DETAIL);
  if (!rule.remedies.includes(content.wantedRemedy)) add('remedy', CLAIM_REMEDY);
  if (!content.isTrue) add('isTrue', FieldProblemCode.CONFIRMATION_REQUIRED);
  const length = lengthOf(content.text);
  if (length > CLAIM_BOUNDS.maxText)
    problems.push({ path: 'text', code: TOO_LONG, params: { max: CLAIM_BOUNDS.maxText } });
  // A photo can stand for the text.
  if (length < CLAIM_BOUNDS.minText && files.photos === 0)
    problems.push({
      path: 'text',
      code: CLAIM_TEXT_LENGTH,
      params: { min: CLAIM_BOUNDS.minText, max: CLAIM_BOUNDS.maxText },
    });
  if (files.photos < rule.evidence.photos)
    problems.push({
      path: 'evidenceIds',
      code: CLAIM_PHOTOS,
      params: { min: rule.evidence.photos, count: files.photos },
    });
  else if (files.files < rule.evidence.files && length < CLAIM_BOUNDS.minText)
    add('evidenceIds', FieldProblemCode.DOCUMENT_REQUIRED);
  if (content.detail === ClaimDetail.THEFT && files.policeReports === 0)
    add('evidenceIds', FieldProblemCode.POLICE_REPORT_REQUIRED);
  return [...problems, ...measureProblems(content), ...dayProblems(content, check), ...sumProblems(content, check)];
}

function measureProblems({ detail, measuredM2 }: ClaimContent): FieldError[] {
  if (measuredM2 === null) return detail === ClaimDetail.SMALLER ? [{ path: 'measuredM2', code: REQUIRED }] : [];
  return areaProblems(measuredM2);
}

/** The problem of a measured area that is implausible. */
export function areaProblems(m2: number | null): FieldError[] {
  const { minMeasure: min, maxMeasure: max } = CLAIM_BOUNDS;
  const isFit = m2 === null || (m2 >= min && m2 <= max);
  return isFit ? [] : [{ path: 'measuredM2', code: FieldProblemCode.SIZE_OUT_OF_RANGE, params: { min, max } }];
}

function dayProblems({ claimCase, discoveredOn }: ClaimContent, { today, from }: ClaimCheck): FieldError[] {
  const needsDay = claimCase === ClaimCase.GOODS_DAMAGED || claimCase === ClaimCase.SPACE_DAMAGED;
  if (!needsDay) return [];
  if (discoveredOn === null) return [{ path: 'discoveredOn', code: REQUIRED }];
  const isPossible = discoveredOn >= from && discoveredOn <= today;
  return isPossible ? [] : [{ path: 'discoveredOn', code: FieldProblemCode.DISCOVERY_DAY_INVALID }];
}

const TOO_MUCH = { code: FieldProblemCode.CLAIM_AMOUNT_OUT_OF_RANGE, params: { max: CLAIM_BOUNDS.maxCents } };

/** Amounts: a computed remedy has none, things need values, and above 300 € a signed inventory is required. */
function sumProblems(
  { claimCase, items, wantedRemedy, wantedCents }: ClaimContent,
  { inventory }: ClaimCheck,
): FieldError[] {
  if (claimCase === ClaimCase.GOODS_DAMAGED) return itemProblems(items, inventory);
  if (COMPUTED_REMEDIES.includes(wantedRemedy)) return [];
  // A deposit is charged to a card.
  const minCents = wantedRemedy === ClaimRemedy.DEPOSIT ? MIN_CHARGE_CENTS : 1;
  const isSum = wantedCents !== null && wantedCents >= minCents && wantedCents <= CLAIM_BOUNDS.maxCents;
  return isSum ? [] : [{ path: 'wantedCents', ...TOO_MUCH }];
}

function itemProblems(items: readonly DamagedItem[], inventory: readonly DamagedItem[] | null): FieldError[] {
  if (items.length === 0 || items.length > CLAIM_BOUNDS.maxItems) return [{ path: 'items', code: REQUIRED }];
  const wrong = items.flatMap(({ name, valueCents }, index): FieldError[] => {
    const path = `items.${index}`;
    const { maxItemName: max, maxCents } = CLAIM_BOUNDS;
    if (name === '') return [{ path, code: REQUIRED }];
    if (lengthOf(name) > max) return [{ path, code: TOO_LONG, params: { max } }];
    return valueCents > 0 && valueCents <= maxCents ? [] : [{ path, ...TOO_MUCH }];
  });
  if (wrong.length > 0) return wrong;
  const total = items.reduce((sum, { valueCents }) => sum + valueCents, 0);
  if (total <= INVENTORY_NEEDED_ABOVE_CENTS) return [];
  if (inventory === null)
    return [
      {
        path: 'items',
        code: FieldProblemCode.INVENTORY_REQUIRED,
        params: { above: INVENTORY_NEEDED_ABOVE_CENTS },
      },
    ];
  return items.flatMap((item, index) =>
    inventory.some(
      (listed) => listed.name === item.name && listed.kind === item.kind && listed.valueCents >= item.valueCents,
    )
      ? []
      : [{ path: `items.${index}`, code: FieldProblemCode.NOT_IN_INVENTORY }],
  );
}
