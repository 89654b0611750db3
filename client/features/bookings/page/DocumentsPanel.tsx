import { Box, Button, type BoxProps } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingDocumentsQuery } from '../../../generated/graphql';
import { BookingDocuments } from '../components/BookingDocuments';
import { Panel } from './Panel';

/** As many as fit beside the agreement; a year of charges has two dozen. */
const SHOWN = 4;

/** Receipts, invoices and terms of the booking, newest first. */
export function DocumentsPanel({ id, ...rest }: { id: string; order?: BoxProps['order'] }) {
  const { t } = useTranslation('documents');
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to the first of the added ones.
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll('a')[SHOWN]?.focus();
  }, [isOpen]);
  const { data, error, refetch } = useBookingDocumentsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const documents = data?.booking?.documents;
  return (
    <Panel title={t('title')} query={{ error, refetch }} {...rest}>
      {documents ? (
        <Box ref={list} paddingInline={{ base: '4', md: '6' }} paddingTop="2" paddingBottom="4">
          <BookingDocuments documents={isOpen ? documents : documents.slice(0, SHOWN)} />
          {!isOpen && documents.length > SHOWN && (
            <Button variant="plain" size="sm" minHeight="11" paddingInline="0" onClick={() => setOpen(true)}>
              {t('all', { count: documents.length })}
            </Button>
          )}
        </Box>
      ) : null}
    </Panel>
  );
}
