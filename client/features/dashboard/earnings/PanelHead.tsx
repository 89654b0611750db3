import { Button, chakra, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../../ui/controls/use-file-download';

type Csv = 'earnings' | 'forecast' | 'payouts' | 'tax';

/** Title of a block, with a download of its table. */
export function PanelHead({ id, title, csv }: { id: string; title: string; csv?: Csv }) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      padding={{ base: '4', md: '6' }}
      paddingBottom="2!"
    >
      <chakra.h2 id={id} textStyle="h3">
        {title}
      </chakra.h2>
      {csv && <CsvLink csv={csv} title={title} />}
    </Flex>
  );
}

/** Downloads a block's table. */
export function CsvLink({ csv, title }: { csv: Csv; title: string }) {
  const { t } = useTranslation('earnings');
  const { save, isLoading } = useFileDownload();
  return (
    <Button
      variant="plain"
      size="sm"
      minHeight={{ base: '11', md: '8' }}
      loading={isLoading}
      aria-label={t('csvOf', { title })}
      onClick={() => void save(`/files/earnings/${csv}.csv`, `hueco-${csv}.csv`)}
    >
      <Download aria-hidden />
      {t('csv')}
    </Button>
  );
}
