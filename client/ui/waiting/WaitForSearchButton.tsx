import { Button, type ButtonProps } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWaitForSearchMutation, type SpaceFilter } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { useActOnReturn } from '../../session/use-act-on-return';
import { useWhenSignedIn } from '../../session/use-when-signed-in';
import { toast } from '../feedback/toast';
import { SEARCH_WAIT_KEY } from './wait-key';

interface WaitForSearchButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'filter'> {
  filter: SpaceFilter;
}

/** Waits for the spaces that would match a search on other days. */
export function WaitForSearchButton({ filter, ...rest }: WaitForSearchButtonProps) {
  const { t } = useTranslation('waiting');
  const { textOf } = useErrorText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wait, { loading }] = useWaitForSearchMutation({ refetchQueries: ['WaitingPlaces'] });
  const fail = (error: unknown): void => void toast({ tone: 'error', title: textOf(error) });
  const join = async (): Promise<void> => {
    try {
      const { data } = await wait({ variables: { input: { filter } } });
      const count = data?.waitForSearch.count ?? 0;
      toast({
        tone: count > 0 ? 'success' : 'info',
        title: count > 0 ? t('joinedMany', { count }) : t('joinedNone'),
        ...(count > 0 && { action: { label: t('see'), onClick: () => void navigate('/favorites#esperas') } }),
      });
    } catch (error) {
      fail(error);
    }
  };
  const signIn = (): void => {
    const params = new URLSearchParams(search);
    params.set(SEARCH_WAIT_KEY, '1');
    void navigate(`/auth?${new URLSearchParams({ next: `${pathname}?${params}` })}`);
  };
  const { isBusy, press } = useWhenSignedIn({ act: () => void join(), signIn, onLost: fail });
  useActOnReturn(SEARCH_WAIT_KEY, true, () => void join());
  return (
    <Button variant="outline" loading={isBusy || loading} onClick={press} {...rest}>
      <Bell aria-hidden />
      {t('joinSearch')}
    </Button>
  );
}
