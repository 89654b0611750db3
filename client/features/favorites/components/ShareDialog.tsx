import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { ExternalLink, Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { FormField } from '../../../forms/FormField';
import {
  useShareFavoriteListMutation,
  useUnshareFavoriteListMutation,
  type FavoriteList_ListFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { Dialog } from '../../../ui/overlay/Dialog';
import { toast } from '../../../ui/feedback/toast';
import { useListName } from '../use-list-name';

/** Creates, copies and revokes the link with which others can view a list. */
export function ShareDialog({ list, onClose }: { list: FavoriteList_ListFragment; onClose: () => void }) {
  const { t } = useTranslation('favorites');
  const { textOf } = useErrorText();
  const name = useListName()(list);
  const [share, sharing] = useShareFavoriteListMutation();
  const [unshare, unsharing] = useUnshareFavoriteListMutation();
  const variables = { id: list.id };
  const [failure, setFailure] = useState<AppError | null>(null);
  const isBusy = sharing.loading || unsharing.loading;

  const attempt = async (work: () => Promise<unknown>, success?: string) => {
    setFailure(null);
    try {
      await work();
      if (success) toast({ title: success, tone: 'success' });
    } catch (error) {
      setFailure(toAppError(error));
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('share.title', { name })}>
      <chakra.div display="grid" gap="5">
        {failure && <AlertBox>{textOf(failure)}</AlertBox>}
        <chakra.p color="fg.muted">{t('share.text')}</chakra.p>
        {list.shareToken ? (
          <SharedLink url={`${window.location.origin}/favorites/shared/${list.shareToken}`} />
        ) : (
          <Button disabled={isBusy} onClick={() => void attempt(() => share({ variables }))}>
            <Link2 aria-hidden />
            {t('share.create')}
          </Button>
        )}
        {list.shareToken && (
          <chakra.div borderTopWidth="1px" borderColor="hairline" pt="4">
            <chakra.p textStyle="small" color="fg.muted">
              {t('share.revokeText')}
            </chakra.p>
            <Button
              variant="plain"
              minH="11"
              disabled={isBusy}
              onClick={() => void attempt(() => unshare({ variables }), t('share.revoked'))}
            >
              <Unlink size={16} aria-hidden />
              {t('share.revoke')}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </Dialog>
  );
}

function SharedLink({ url }: { url: string }) {
  const { t } = useTranslation('favorites');
  return (
    <div>
      <FormField name="link" label={t('share.link')}>
        <Input size="lg" readOnly value={url} onFocus={({ target }) => target.select()} />
      </FormField>
      <Flex gap="2" mt="3" flexWrap="wrap">
        <CopyButton variant="solid" text={url}>
          {t('share.copy')}
        </CopyButton>
        <Button asChild variant="ghost">
          <a href={url} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {t('share.see')}
          </a>
        </Button>
      </Flex>
    </div>
  );
}
