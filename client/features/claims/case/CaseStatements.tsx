import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Areas } from './Areas';
import { Statement } from './Statement';
import { sidesOf, type ClaimView } from './claim-view';

/** The statements of both sides, with their files, and the measurements. */
export function CaseStatements({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const { claimant, other } = sidesOf(claim);
  const { money } = useFormats();
  return (
    <chakra.section layerStyle="panel" aria-labelledby="claim-statements">
      <Stack gap="4" padding={{ base: '4', md: '6' }}>
        <chakra.h2 id="claim-statements" textStyle="h3">
          {t('case.happened')}
        </chakra.h2>
        <Statement
          claim={claim}
          person={claimant}
          isRenter={claim.side === 'RENTER'}
          at={claim.createdAt}
          text={claim.text}
          files={claim.evidence}
        />
        {claim.items.length > 0 && (
          <chakra.ul listStyleType="none" bg="bg.muted" borderRadius="card" padding="4" aria-label={t('case.items')}>
            {claim.items.map(({ name, valueCents, isCovered }) => (
              <chakra.li key={name} display="flex" justifyContent="space-between" gap="4">
                <span>
                  {name}
                  {!isCovered && ` (${t('case.notCovered')})`}
                </span>
                <chakra.b fontVariantNumeric="tabular-nums">{money(valueCents)}</chakra.b>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {claim.areas && <Areas areas={claim.areas} claimant={claimant.displayName} other={other.displayName} />}
      </Stack>
      {claim.answer && (
        <Stack gap="4" padding={{ base: '4', md: '6' }} borderTopWidth="1px" borderColor="hairline">
          <Statement
            claim={claim}
            person={other}
            isRenter={claim.side !== 'RENTER'}
            at={claim.answer.createdAt}
            text={claim.answer.text}
            files={claim.answer.evidence}
          />
        </Stack>
      )}
    </chakra.section>
  );
}
