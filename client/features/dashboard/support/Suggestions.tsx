import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSuggestedArticlesQuery } from '../../../generated/graphql';
import type { TicketCategory } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { useDebounced } from '../../../ui/time/use-debounced';

const PAUSE_MS = 300;
const SHOWN = 3;

/** Help articles that may answer the question while it is typed; they never block sending it. */
export function Suggestions({ text, category }: { text: string; category: TicketCategory }) {
  const { t } = useTranslation('support');
  const { language } = useFormats();
  const typed = text.trim();
  const question = useDebounced(typed || t(`categories.${category}`), PAUSE_MS);
  const { data, previousData } = useSuggestedArticlesQuery({
    variables: { text: question, locale: language === 'en' ? 'EN' : 'ES' },
  });
  const articles = (data ?? previousData)?.searchHelp.slice(0, SHOWN) ?? [];
  return (
    <chakra.aside layerStyle="panel" overflow="hidden" aria-labelledby="suggestions">
      <chakra.h2 id="suggestions" fontWeight="600" paddingBlock="4" paddingInline="5">
        {t('form.maybe')}
      </chakra.h2>
      <chakra.ul listStyleType="none" aria-live="polite">
        {articles.map(({ slug, title, excerpt }) => (
          <chakra.li key={slug} borderTopWidth="1px" borderColor="hairline">
            <chakra.div
              asChild
              display="grid"
              gridTemplateColumns="20px minmax(0, 1fr)"
              columnGap="3"
              paddingBlock="3"
              paddingInline="5"
              textStyle="sm"
              _hover={{ bg: 'hover' }}
              _focusVisible={{ outlineOffset: '-2px' }}
            >
              <Link to={`/help/${slug}`} target="_blank">
                <chakra.span color="fg.subtle" marginTop="0.5">
                  <BookOpen size={18} aria-hidden />
                </chakra.span>
                <span>
                  <chakra.b display="block" fontWeight="600">
                    {title}
                  </chakra.b>
                  <chakra.span color="fg.muted">{excerpt}</chakra.span>
                </span>
              </Link>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p
        padding="3.5"
        paddingInline="5"
        borderTopWidth="1px"
        borderColor="hairline"
        textStyle="sm"
        color="fg.muted"
      >
        {t(category === 'DAMAGE' || category === 'REFUND' ? 'form.claim' : 'form.urgent')}
      </chakra.p>
    </chakra.aside>
  );
}
