import { chakra, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingDocuments_BookingFragment } from '../../../generated/graphql';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Dotted } from '../../../ui/display/Dotted';

type Document = BookingDocuments_BookingFragment['documents'][number];

/** Documents of a booking that the viewer may download. */
export function BookingDocuments({ documents }: { documents: readonly Document[] }) {
  const { t } = useTranslation('documents');
  if (documents.length === 0)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {t('none')}
      </chakra.p>
    );
  return (
    <chakra.ul aria-label={t('list')} listStyleType="none">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </chakra.ul>
  );
}

function DocumentRow({ document }: { document: Document }) {
  const { t } = useTranslation('documents');
  const { instant, money } = useFormats();
  const day = instant(document.issuedAt, SHORT_DATE);
  const amount = document.totalCents === null ? null : money(document.totalCents);
  const details = [document.number, day, amount].filter((part) => part !== null);
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      columnGap="4"
      paddingBlock="1.5"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Flex direction="column" flex="1 1 12rem" minWidth="0">
        <chakra.span fontWeight="600" overflowWrap="anywhere">
          {document.title}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted" overflowWrap="anywhere">
          <Dotted items={details} />
        </chakra.span>
      </Flex>
      {document.url ? (
        <chakra.a
          href={document.url}
          download
          aria-label={t('download', { name: [document.title, document.number ?? day].join(' ') })}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          flexShrink="0"
          minHeight="11"
          paddingInlineStart="2"
          textStyle="small"
          fontWeight="600"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          <Download size={16} aria-hidden />
          PDF
        </chakra.a>
      ) : (
        <chakra.span
          textStyle="small"
          color="fg.muted"
          flexShrink="0"
          minHeight="11"
          display="inline-flex"
          alignItems="center"
        >
          {t('preparing')}
        </chakra.span>
      )}
    </chakra.li>
  );
}
