import { Button, type ButtonProps } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWaitForSearchMutation, type SpaceFilter } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { useAuth } from '../../session/AuthProvider';
import { toast } from '../feedback/toast';

interface WaitForSearchButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'filter'> {
  filter: SpaceFilter;
}

/** Waits for the spaces that would match a search on other days. */
export function WaitForSearchButton({ filter, ...rest }: WaitForSearchButtonProps) {
  const { t } = useTranslation('waiting');
  const { user } = useAuth();
  const { textOf } = useErrorText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wait, { loading }] = useWaitForSearchMutation({ refetchQueries: ['WaitingPlaces'] });
  const join = async (): Promise<void> => {
    if (!user) return void navigate(`/auth?${new URLSearchParams({ next: pathname + search })}`);
    try {
      const { data } = await wait({ variables: { input: { filter } } });
      const count = data?.waitForSearch.count ?? 0;
      toast({
        tone: count > 0 ? 'success' : 'info',
        title: count > 0 ? t('joinedMany', { count }) : t('joinedNone'),
        ...(count > 0 && { action: { label: t('see'), onClick: () => void navigate('/favorites#esperas') } }),
      });
    } catch (error) {
      toast({ tone: 'error', title: textOf(error) });
    }
  };
  return (
    <Button variant="outline" loading={loading} onClick={() => void join()} {...rest}>
      <Bell aria-hidden />
      {t('joinSearch')}
    </Button>
  );
}
