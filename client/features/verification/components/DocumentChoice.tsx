import { chakra } from '@chakra-ui/react';
import { Building2, FileText, IdCard, KeyRound, Landmark, Plane, ReceiptText, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '../../../forms/choices';
import type { DocumentType, VerificationKind } from '../../../generated/schema';
import { useVerification } from '../VerificationContext';

const ICONS: Record<DocumentType, LucideIcon> = {
  DNI: IdCard,
  NIE: IdCard,
  PASSPORT: Plane,
  EU_ID: Landmark,
  IBI_RECEIPT: ReceiptText,
  TITLE_NOTE: FileText,
  LEASE: KeyRound,
  COMMUNITY_CERTIFICATE: Building2,
};

interface DocumentChoiceProps {
  kind: VerificationKind;
  legend: string;
  value: DocumentType | null;
  onChange: (type: DocumentType) => void;
}

/** Choice of an accepted document. */
export function DocumentChoice({ kind, legend, value, onChange }: DocumentChoiceProps) {
  const { t } = useTranslation('verification');
  const { rules } = useVerification();
  return (
    <chakra.fieldset border="0" padding="0" margin="0" minWidth="0">
      <chakra.legend srOnly>{legend}</chakra.legend>
      <chakra.div display="grid" gap="3">
        {rules.documents
          .filter((document) => document.kind === kind)
          .map(({ type }) => (
            <OptionCard
              key={type}
              name="documentType"
              icon={ICONS[type]}
              title={t(`documentType.${type}`)}
              text={t(`documentText.${type}`)}
              checked={value === type}
              onChange={() => onChange(type)}
            />
          ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
