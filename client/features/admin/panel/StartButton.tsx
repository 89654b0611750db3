import { Button, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { KeyCap } from '../../../ui/display/KeyCap';
import { isTyping } from '../list/use-row-keys';

/** Opens what is most urgent; so does `E` wherever nobody types. */
export function StartButton({ to }: { to: string }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) => {
      if (key === 'e' && !isTyping(target) && !ctrlKey && !metaKey && !altKey && !defaultPrevented) void navigate(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, to]);
  return (
    <Button asChild width="full" minHeight="11" justifyContent={{ base: 'center', md: 'space-between' }}>
      <Link to={to} aria-keyshortcuts="e">
        {t('queue.start')}
        <chakra.span
          hideBelow="md"
          css={{ '& kbd': { bg: 'transparent', color: 'inherit', lineHeight: '1', borderColor: 'currentColor' } }}
        >
          <KeyCap names={['E']} />
        </chakra.span>
      </Link>
    </Button>
  );
}
