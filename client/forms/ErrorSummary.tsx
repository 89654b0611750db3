import { Box, chakra } from '@chakra-ui/react';
import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '../ui/feedback/AlertBox';
import { fieldId, FormName } from './FormField';

export interface SummaryError {
  /** The field's name, or null for an error of the whole form. */
  name: string | null;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Increases with every try, so that the focus returns here. */
  attempt: number;
  /** Replaces "n things to correct". */
  title?: string;
  /** Opens a field that is not on this page; without it links only move the focus. */
  onFollow?: (name: string) => void;
}

/** All errors at the top of the form: takes the focus, repeats the fields' messages and links to the fields. */
export function ErrorSummary({ errors, attempt, title, onFollow }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;

  const answered = useRef<number | null>(null);
  useEffect(() => {
    // Once per try: errors that appear and disappear while typing take no focus.
    if (!hasErrors || answered.current === attempt) return;
    answered.current = attempt;
    box.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;
  const ofFields = errors.filter(({ name }) => name !== null);
  return (
    <AlertBox ref={box} scrollMarginTop="calc(var(--header-h) + 16px)">
      <Box minWidth="0">
        {errors.map(({ name, message }) => name === null && <chakra.p key={message}>{message}</chakra.p>)}
        {ofFields.length > 0 && (
          <>
            <chakra.p fontWeight="600">{title ?? t('formErrors.title', { count: ofFields.length })}</chakra.p>
            <chakra.ul textStyle="sm" marginTop="0.5" display="grid">
              {ofFields.map(({ name, message }) => (
                <li key={name}>
                  <FieldLink name={name ?? ''} message={message} onFollow={onFollow} />
                </li>
              ))}
            </chakra.ul>
          </>
        )}
      </Box>
    </AlertBox>
  );
}

function FieldLink({ name, message, onFollow }: { name: string; message: string; onFollow?: (name: string) => void }) {
  const id = fieldId(name, use(FormName));
  return (
    <chakra.a
      href={`#${id}`}
      display="inline-block"
      paddingBlock="0.5"
      color="fg.error"
      textDecoration="underline"
      textUnderlineOffset="3px"
      onClick={(event) => {
        event.preventDefault();
        if (onFollow) onFollow(name);
        else document.getElementById(id)?.focus();
      }}
    >
      {message}
    </chakra.a>
  );
}
