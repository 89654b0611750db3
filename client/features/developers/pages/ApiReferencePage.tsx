import { Box, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useApiReferencePageQuery, type ApiReferencePageQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { LateNotFound } from '../../../ui/feedback/LateNotFound';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { CodeBlock } from './CodeBlock';
import { ReferenceNav } from './ReferenceNav';
import { referenceVariables } from './reference-variables';

type Entry = NonNullable<ApiReferencePageQuery['apiReference']['entry']>;

/** `/developers/reference`: one operation or type of the public schema, and the way to all others. */
export function ApiReferencePage() {
  const { t } = useTranslation('apiDocs');
  const { data, error, refetch } = useApiReferencePageQuery({ variables: referenceVariables(useParams()['name']) });
  if (data && !data.apiReference.entry) return <LateNotFound />;
  return (
    <Box paddingBlock={{ base: '6', md: '10' }}>
      <PageContainer>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' }} gap={{ base: '6', lg: '12' }}>
          {data && <ReferenceNav operations={data.apiReference.operations} current={data.apiReference.entry?.name} />}
          <Box minWidth="0">
            <chakra.p textStyle="sm" color="fg.muted" marginBottom="2">
              <chakra.span css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
                <Link to="/developers">{t('title')}</Link>
              </chakra.span>
              {` / ${t('reference.title')}`}
            </chakra.p>
            {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!data && !error && <SkeletonRows />}
            {data?.apiReference.entry && <EntryView entry={data.apiReference.entry} />}
          </Box>
        </Grid>
      </PageContainer>
    </Box>
  );
}

function EntryView({ entry }: { entry: Entry }) {
  const { t } = useTranslation('apiDocs');
  const { name, kind, scope, description, errors, definition, types } = entry;
  return (
    <>
      <PageTitle title={`${name} · ${t('reference.title')}`} />
      <Flex wrap="wrap" gap="2" marginBottom="2">
        <Tag>{t(`reference.kinds.${kind}`)}</Tag>
        {scope && <Tag isCode>{t(`scopes.codes.${scope}`)}</Tag>}
      </Flex>
      <chakra.h1 fontFamily="mono" fontSize={{ base: '24px', md: '32px' }} fontWeight="600" overflowWrap="anywhere">
        {name}
      </chakra.h1>
      {description && (
        <chakra.p lang="en" color="fg.muted" marginTop="2" maxWidth="72ch" overflowWrap="anywhere">
          {description}
        </chakra.p>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '6', xl: '10' }}
        marginTop="6"
        alignItems="start"
      >
        {kind !== 'TYPE' && (
          <Stack gap="6" minWidth="0">
            <Arguments entry={entry} />
            {errors.length > 0 && (
              <section>
                <chakra.h2 textStyle="h4" fontWeight="600">
                  {t('reference.errors')}
                </chakra.h2>
                <chakra.p fontFamily="mono" textStyle="sm" color="fg.muted" marginTop="2" overflowWrap="anywhere">
                  {errors.join(', ')}
                </chakra.p>
              </section>
            )}
            <Types types={types} />
          </Stack>
        )}
        <Stack gap="6" minWidth="0">
          <CodeBlock
            code={definition}
            label={t(kind === 'TYPE' ? 'reference.definition' : 'reference.answer')}
            copyLabel={t('copy')}
          />
          {kind === 'TYPE' && <Types types={types} />}
        </Stack>
      </Grid>
    </>
  );
}

function Tag({ isCode = false, children }: { isCode?: boolean; children: string }) {
  return (
    <chakra.span
      textStyle="xs"
      fontFamily={isCode ? 'mono' : undefined}
      fontWeight="500"
      bg="bg.muted"
      borderRadius="8px"
      paddingInline="2"
      paddingBlock="1"
    >
      {children}
    </chakra.span>
  );
}

function Arguments({ entry }: { entry: Entry }) {
  const { t } = useTranslation('apiDocs');
  return (
    <section>
      <chakra.h2 textStyle="h4" fontWeight="600">
        {t('reference.arguments')}
      </chakra.h2>
      {entry.arguments.length === 0 ? (
        <chakra.p color="fg.muted" marginTop="2">
          {t('reference.noArguments')}
        </chakra.p>
      ) : (
        <chakra.dl marginTop="2">
          {entry.arguments.map(({ name, type, description }) => (
            <Box key={name} paddingBlock="3" borderTopWidth="1px" borderColor="hairline">
              <chakra.dt fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
                <chakra.span fontWeight="600">{name}</chakra.span> <chakra.span color="fg.muted">{type}</chakra.span>
              </chakra.dt>
              <chakra.dd lang="en" textStyle="sm" color="fg.muted" marginTop="1">
                {description}
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      )}
    </section>
  );
}

/** The types that an entry names, each with an entry of its own. */
function Types({ types }: { types: readonly string[] }) {
  const { t } = useTranslation('apiDocs');
  if (types.length === 0) return null;
  return (
    <section>
      <chakra.h2 textStyle="h4" fontWeight="600">
        {t('reference.types')}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="4" marginTop="1">
        {types.map((name) => (
          <li key={name}>
            <chakra.span
              fontFamily="mono"
              textStyle="sm"
              css={{
                '& a': {
                  display: 'inline-flex',
                  alignItems: 'center',
                  minHeight: '44px',
                  textDecoration: 'underline',
                  textUnderlineOffset: '3px',
                },
              }}
            >
              <Link to={`/developers/reference/${name}`}>{name}</Link>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
