import { Button, chakra, type ButtonProps } from '@chakra-ui/react';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface HelpLinkProps extends ButtonProps {
  /** In a narrow header on phones, its text is for screen readers only. */
  isIconOnPhone?: boolean;
}

/** The link to the help in a page's header. */
export function HelpLink({ isIconOnPhone, ...props }: HelpLinkProps) {
  const { t } = useTranslation('nav');
  return (
    <Button asChild variant="ghost" fontWeight="500" color="fg.muted" paddingInline="3" {...props}>
      <Link to="/help">
        <CircleQuestionMark aria-hidden />
        <chakra.span srOnly={isIconOnPhone ? { base: true, md: false } : undefined}>{t('help')}</chakra.span>
      </Link>
    </Button>
  );
}
