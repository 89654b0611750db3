import { Button, Textarea } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import { tryNamespaces } from '../../../../i18n/setup';
import { useFormats } from '../../../../i18n/format';
import { bookingBounds } from '../../../../generated/bounds';
import type { CheckoutValues } from '../checkout.schema';
import { useFieldMessage } from './FieldError';
import { Part, type PartState } from './Part';

/* Loaded only when something is typed. */
const MessageWarning = lazy(async () => {
  const [file] = await Promise.all([import('./MessageWarning'), tryNamespaces(['messages'])]);
  return { default: file.MessageWarning };
});

interface MessagePartProps {
  spaceId: string;
  hostName: string;
  state: PartState;
  isOpen: boolean;
  onOpen: () => void;
  onDone: () => void;
}

/* The counter appears only near the limit. */
const COUNTED_FROM = bookingBounds.message.max - 300;

/** Part 3: an optional message to the host. */
export function MessagePart({ spaceId, hostName, state, isOpen, onOpen, onDone }: MessagePartProps) {
  const { t } = useTranslation('checkout');
  const { number } = useFormats();
  const { register } = useFormContext<CheckoutValues>();
  const text = useWatch<CheckoutValues, 'message'>({ name: 'message' });
  const message = useFieldMessage('message');
  const words = text.trim() === '' ? t('message.none') : t('message.quoted', { text: text.trim() });
  const count = t('message.count', { count: text.length, max: number(bookingBounds.message.max) });
  return (
    <Part
      number={3}
      state={state}
      title={t('parts.message', { host: hostName })}
      folded={isOpen ? undefined : words}
      onChange={onOpen}
    >
      {text.trim() !== '' && (
        <Suspense fallback={null}>
          <MessageWarning text={text} spaceId={spaceId} />
        </Suspense>
      )}
      <FormField
        name="message"
        label={t('message.label')}
        isOptional
        error={message}
        hint={text.length > COUNTED_FROM ? count : t('message.hint')}
      >
        <Textarea rows={4} {...register('message')} />
      </FormField>
      <Button variant="outline" alignSelf="flex-start" onClick={onDone}>
        {t('continue')}
      </Button>
    </Part>
  );
}
