import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Breadcrumbs from the front page to this city. */
export function Crumbs({ city }: { city: string }) {
  const { t } = useTranslation('cities');
  return (
    <nav aria-label={t('crumbs')}>
      <chakra.ol display="flex" alignItems="center" gap="2" textStyle="sm" color="fg.muted">
        <li>
          <chakra.span
            asChild
            display="inline-flex"
            alignItems="center"
            minH={{ base: '11', md: '8' }}
            _hover={{ color: 'fg', textDecoration: 'underline' }}
          >
            <Link to="/">Hueco</Link>
          </chakra.span>
        </li>
        <chakra.li aria-hidden>/</chakra.li>
        <li aria-current="page">{city}</li>
      </chakra.ol>
    </nav>
  );
}
