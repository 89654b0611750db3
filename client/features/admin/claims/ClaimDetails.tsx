import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { claimBounds } from '../../../generated/claim-bounds';
import { useFormats } from '../../../i18n/format';
import { claimPath } from '../../../ui/claims/claim-path';
import { depositKey } from '../../../ui/claims/claim-keys';
import { ruleValues } from '../../../ui/claims/rule-values';
import { Avatar } from '../../../ui/display/Avatar';
import { Details, DetailSection } from '../components/details';
import type { ClaimOfStaff } from './claim-of-staff';
import { dottedText } from '../../../ui/display/dotted-text';

/** The left column of a claim: its booking, the two sides, the money, the rule, and similar decisions. */
export function ClaimDetails({ claim }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation(['staff', 'claims', 'common']);
  const formats = useFormats();
  const { day, dayRange } = formats;
  const { booking, discoveredOn } = claim;
  return (
    <>
      <DetailSection
        title={t('staff:claim.booking')}
        note={
          <TextTo to={`/admin/bookings/${booking.id}`} key="booking">
            {booking.reference}
          </TextTo>
        }
      >
        <Details
          rows={[
            [
              t('staff:booking.columns.space'),
              <TextTo key="space" to={`/admin/spaces/${booking.space.id}`}>
                {booking.space.title ?? '–'}
              </TextTo>,
            ],
            [t('staff:booking.columns.dates'), dayRange(booking.from, booking.to)],
            [t('staff:booking.columns.state'), t(`common:bookingStatus.${booking.status}`)],
            ...(discoveredOn ? ([[t('staff:claim.discovered'), day(discoveredOn)]] as const) : []),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('staff:claim.sides')}>
        <Sides claim={claim} />
      </DetailSection>
      <Money claim={claim} />
      <DetailSection title={t('claims:case.rule')}>
        <chakra.p textStyle="sm" color="fg.muted">
          {t(`claims:rules.${claim.case}`, ruleValues(claim.windowHours, formats))}
        </chakra.p>
        <chakra.p textStyle="sm" marginTop="2">
          <TextTo to={claimPath(booking.id, claim.id)}>{t('staff:claim.asTheySee')}</TextTo>
        </chakra.p>
      </DetailSection>
      <Similar claim={claim} />
    </>
  );
}

function Sides({ claim: { side, booking } }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation('staff');
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2.5">
      {(['RENTER', 'HOST'] as const).map((role) => {
        const person = role === 'RENTER' ? booking.renter : booking.host;
        return (
          <Flex as="li" key={role} gap="3" alignItems="center" textStyle="sm">
            <Avatar id={person.id} initials={person.initials} size="sm" />
            <span>
              <TextTo to={`/admin/people/${person.id}`}>{person.displayName}</TextTo>
              <chakra.small display="block" textStyle="xs" color="fg.subtle">
                {dottedText([t(`booking.side.${role}`), role === side && t('claim.claims')])}
              </chakra.small>
            </span>
          </Flex>
        );
      })}
    </chakra.ul>
  );
}

function Money({ claim }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation(['staff', 'domain', 'claims']);
  const { money } = useFormats();
  const { booking, holdsCents, wantedCents, wantedRemedy, guaranteePayment, depositCharge } = claim;
  return (
    <DetailSection title={t('staff:booking.money')}>
      <Details
        rows={[
          [t('staff:claim.asks'), t(`claims:remedies.${wantedRemedy}`, claimBounds)],
          ...(wantedCents ? ([[t('staff:claim.asksSum'), money(wantedCents)]] as const) : []),
          [t('staff:booking.rent'), money(booking.rentCents)],
          ...(booking.totalCents === null ? [] : ([[t('staff:booking.total'), money(booking.totalCents)]] as const)),
          ...(booking.depositCents > 0 ? ([[t('staff:booking.deposit'), money(booking.depositCents)]] as const) : []),
          [t('staff:booking.plan'), t(`domain:protection.${booking.protectionPlan}`)],
          ...(holdsCents ? ([[t('staff:claim.held'), money(holdsCents)]] as const) : []),
          ...(guaranteePayment
            ? ([[t(`staff:claim.guarantee.${guaranteePayment.status}`), money(guaranteePayment.amountCents)]] as const)
            : []),
        ]}
      />
      {depositCharge && (
        <chakra.p textStyle="sm" color="fg.muted" marginTop="2">
          {t(depositKey(depositCharge))}
        </chakra.p>
      )}
    </DetailSection>
  );
}

function Similar({ claim: { staffRecord } }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation(['staff', 'claims']);
  const { money } = useFormats();
  return (
    <DetailSection title={t('staff:claim.similar')}>
      {staffRecord.similar.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.subtle">
          {t('staff:claim.noSimilar')}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="sm">
          {staffRecord.similar.map(({ id, reference, remedy, preview }) => (
            <li key={id}>
              <TextTo to={`/admin/claims/${id}`}>{reference}</TextTo>
              <chakra.small display="block" textStyle="xs" color="fg.muted">
                {dottedText([
                  remedy && t(`claims:proposal.${remedy}`, claimBounds),
                  preview.amountCents ? money(preview.amountCents) : null,
                ])}
              </chakra.small>
            </li>
          ))}
        </chakra.ul>
      )}
    </DetailSection>
  );
}

function TextTo({ to, children }: { to: string; children: string }) {
  return (
    <chakra.span asChild color="brand.fg" fontWeight="500" overflowWrap="anywhere">
      <Link to={to}>{children}</Link>
    </chakra.span>
  );
}
