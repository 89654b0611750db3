import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../forms/choices';
import { fieldId } from '../../../forms/FormField';
import { RichText } from '../../../i18n/RichText';
import { TextLink } from '../../../ui/links/TextLink';
import type { CheckoutValues } from '../checkout/checkout.schema';
import { FieldError, fieldErrorId, useFieldMessage } from '../checkout/components/FieldError';

interface ConsentsProps {
  /** What the renter authorises, by amount and date. */
  mandate: string;
  spaceId: string;
}

/** The two consents, each with an unchecked checkbox. */
export function Consents({ mandate, spaceId }: ConsentsProps) {
  const { t } = useTranslation('hosted');
  return (
    <>
      <Tick name="acceptsMandate">
        <RichText text={mandate} marks={{ b: <b /> }} />
      </Tick>
      <Tick name="acceptsTerms">
        <RichText
          text={t('terms')}
          marks={{
            terms: <TextLink to="/terms" target="_blank" />,
            rules: <TextLink to={`/space/${spaceId}#condiciones`} target="_blank" />,
          }}
        />
      </Tick>
    </>
  );
}

function Tick({ name, children }: { name: 'acceptsMandate' | 'acceptsTerms'; children: ReactNode }) {
  const { register } = useFormContext<CheckoutValues>();
  const message = useFieldMessage(name);
  return (
    <div>
      <Checkbox id={fieldId(name)} errorId={message && fieldErrorId(name)} {...register(name)}>
        {children}
      </Checkbox>
      <FieldError name={name} />
    </div>
  );
}
