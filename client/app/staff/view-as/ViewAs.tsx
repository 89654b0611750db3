import { ApolloProvider } from '@apollo/client/react';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  useLocation,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { clock } from '../../../ui/time/clock';
import { BrowserHistory } from '../../../router/browser-history';
import { HistoryRouter } from '../../../router/HistoryRouter';
import { AuthProvider } from '../../../session/AuthProvider';
import { staffView, type StaffView } from '../../../session/staff-view';
import { logProblem } from '../../log';
import { innerWindow } from './inner-window';
import { createViewClient } from './view-client';
import { ViewSession } from './view-session';

const FIRST_PAGE = '/dashboard';

/** The routes of a path, passed in by the manifest, which imports this layout. */
export type PagesAt = (path: string) => RouteObject[];

/** Hueco as another person sees it, under a banner that says so, until the view expires or is ended. */
export function ViewAs({ view, pagesAt }: { view: StaffView; pagesAt: PagesAt }) {
  const { t } = useTranslation('staff');
  const formats = useFormats();
  const [made] = useState(() => {
    const session = new ViewSession(view);
    return { session, identity: createViewClient(session), history: new BrowserHistory(innerWindow(FIRST_PAGE)) };
  });
  useEffect(() => {
    made.session.load().catch((problem: unknown) => {
      logProblem('The person could not be read', problem);
      staffView.close();
    });
    const timer = setTimeout(() => staffView.close(), view.endsAt - Date.now());
    return () => {
      clearTimeout(timer);
      made.identity.close();
    };
  }, [made, view]);
  return (
    <Flex direction="column" height="100dvh">
      <Flex
        as="section"
        aria-label={t('viewAs.label')}
        align="center"
        gap="3"
        minHeight="12"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="1"
        bg="bg.warning"
        color="fg.warning"
        textStyle="sm"
      >
        <Eye size={18} aria-hidden />
        <chakra.p flex="1" minWidth="0">
          <chakra.b fontWeight="600">{t('viewAs.banner', { name: view.name })}</chakra.b>{' '}
          {t('viewAs.until', { time: clock(formats, new Date(view.endsAt)) })}
        </chakra.p>
        <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => staffView.close()}>
          {t('viewAs.end')}
        </Button>
      </Flex>
      <Box flex="1" minHeight="0" overflow="auto">
        <OutsideRouter>
          <AuthProvider client={made.session}>
            <ApolloProvider client={made.identity.client}>
              <HistoryRouter history={made.history} pagesAt={pagesAt}>
                <Pages pagesAt={pagesAt} />
              </HistoryRouter>
            </ApolloProvider>
          </AuthProvider>
        </OutsideRouter>
      </Box>
    </Flex>
  );
}

const Pages = ({ pagesAt }: { pagesAt: PagesAt }) => useRoutes(pagesAt(useLocation().pathname));

/** React Router forbids nesting routers, so this renders outside the staff's page. */
function OutsideRouter({ children }: { children: ReactNode }) {
  return (
    <UNSAFE_LocationContext.Provider value={null as never}>
      <UNSAFE_RouteContext.Provider value={{ outlet: null, matches: [], isDataRoute: false }}>
        {children}
      </UNSAFE_RouteContext.Provider>
    </UNSAFE_LocationContext.Provider>
  );
}
