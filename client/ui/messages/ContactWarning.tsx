import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageBounds } from '../../generated/bounds';
import type { HiddenSpan } from './use-contact-warning';

interface ContactWarningProps {
  id: string;
  hidden: readonly HiddenSpan[];
  attemptsLeft: number | null;
}

/** Warns above the field which contact data will be redacted, and until when. */
export function ContactWarning({ id, hidden, attemptsLeft }: ContactWarningProps) {
  const { t } = useTranslation('messages');
  const [first] = hidden;
  if (!first) return null;
  const isOneKind = hidden.every(({ kind }) => kind === first.kind);
  const staysHidden = ({ kind }: HiddenSpan): boolean => kind === 'IBAN' || kind === 'PAYMENT';
  const several = hidden.every(staysHidden) ? 'PAYMENT' : hidden.some(staysHidden) ? 'mixed' : 'several';
  return (
    <chakra.p
      id={id}
      display="flex"
      alignItems="center"
      gap="2"
      paddingBlock="2"
      paddingInline="3.5"
      borderRadius="14px 14px 0 0"
      bg="tint.warning"
      color="fg.warning"
      textStyle="sm"
      fontWeight="500"
    >
      <chakra.span flexShrink="0">
        <TriangleAlert size={18} aria-hidden />
      </chakra.span>
      <span>
        {t(`composer.warning.${isOneKind ? first.kind : several}`)}
        {attemptsLeft !== null && ` ${t('composer.attemptsLeft', { count: attemptsLeft, ...messageBounds.pause })}`}
      </span>
    </chakra.p>
  );
}
