import { Button, chakra, Flex, NativeSelect, Stack } from '@chakra-ui/react';
import { RotateCcw, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CalendarAddressDocument,
  useCalendarAddressQuery,
  useChangeCalendarAddressMutation,
} from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { CopyButton } from '../../../../ui/controls/CopyButton';
import { AlertBox } from '../../../../ui/feedback/AlertBox';
import { toast } from '../../../../ui/feedback/toast';
import { Dialog } from '../../../../ui/overlay/Dialog';
import type { CalendarRow } from '../calendar-rows';
import { ConfirmGroup } from './ConfirmGroup';
import { FeedsIn } from './FeedsIn';
import { SitesSection } from './SitesSection';
import { useEntryLabels } from '../use-entry-labels';

interface SitesDialogProps {
  rows: readonly CalendarRow[];
  /** The space shown first. */
  startWith?: string | null;
  onClose: () => void;
}

/** Other sites: whose busy days a space imports, and the secret URL of its own calendar. */
export function SitesDialog({ rows, startWith, onClose }: SitesDialogProps) {
  const { t } = useTranslation('calendar');
  const words = useEntryLabels();
  const select = useId();
  const [spaceId, setSpaceId] = useState(startWith ?? rows[0]?.space.id ?? '');
  const { data, error, refetch } = useCalendarAddressQuery({
    variables: { spaceId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('address.title')} subtitle={t('address.format')} width="600px">
      <Stack gap="5">
        <div>
          <chakra.label htmlFor={select} display="block" textStyle="sm" fontWeight="600" marginBottom="1.5">
            {t('space')}
          </chakra.label>
          <NativeSelect.Root>
            <NativeSelect.Field id={select} value={spaceId} onChange={({ target }) => setSpaceId(target.value)}>
              {rows.map((row) => (
                <option key={row.space.id} value={row.space.id}>
                  {words.placeOf(row)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </div>
        <FeedsIn spaceId={spaceId} />
        <SitesSection
          id="address-out"
          icon={Upload}
          title={t('address.out')}
          text={t('address.outText')}
          error={error}
          onRetry={() => void refetch()}
        >
          {data && <Address key={spaceId} spaceId={spaceId} address={data.calendarAddress ?? null} />}
        </SitesSection>
      </Stack>
    </Dialog>
  );
}

interface AddressProps {
  spaceId: string;
  address: { readonly url: string; readonly lastReadAt: string | null } | null;
}

function Address({ spaceId, address }: AddressProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const { textOf } = useErrorText();
  const [isConfirming, setConfirming] = useState(false);
  const [change, { loading, error }] = useChangeCalendarAddressMutation({
    update: (cache, { data }) => {
      if (data)
        cache.writeQuery({
          query: CalendarAddressDocument,
          variables: { spaceId },
          data: data.changeCalendarAddress,
        });
    },
  });
  const send = async (): Promise<void> => {
    const done = await change({ variables: { spaceId } }).catch(() => null);
    if (!done) return;
    setConfirming(false);
    if (address) toast({ tone: 'success', title: t('address.changed') });
  };
  const failure = error && (
    <AlertBox marginTop="3">
      <p>{textOf(error)}</p>
    </AlertBox>
  );
  if (!address)
    return (
      <>
        <Button variant="outline" marginTop="3" loading={loading} onClick={() => void send()}>
          {t('address.create')}
        </Button>
        {failure}
      </>
    );
  return (
    <>
      <Flex
        align="center"
        gap="2"
        marginTop="3"
        padding="1.5"
        paddingInlineStart="3.5"
        borderRadius="12px"
        bg="bg.muted"
      >
        <chakra.code flex="1" minWidth="0" truncate fontFamily="mono" textStyle="sm" title={address.url}>
          {address.url}
        </chakra.code>
        <CopyButton text={address.url} size="sm" minHeight={{ base: '11', md: '9' }}>
          {t('address.copy')}
        </CopyButton>
      </Flex>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="4"
        marginTop="2"
        textStyle="sm"
        color="fg.muted"
      >
        {address.lastReadAt ? t('address.read', { when: formats.instant(address.lastReadAt) }) : t('address.unread')}
        {!isConfirming && (
          <Button variant="plain" size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => setConfirming(true)}>
            <RotateCcw aria-hidden />
            {t('address.change')}
          </Button>
        )}
      </Flex>
      {isConfirming && (
        <ConfirmGroup
          marginTop="2"
          padding="4"
          borderWidth="1px"
          borderRadius="12px"
          label={t('address.change')}
          text={t('address.changeText')}
          confirm={t('address.changeYes')}
          isBusy={loading}
          onConfirm={() => void send()}
          onCancel={() => setConfirming(false)}
        />
      )}
      {failure}
    </>
  );
}
