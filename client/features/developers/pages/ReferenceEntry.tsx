import { Box, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiReference_EntryFragment } from '../../../generated/graphql';
import { CodeBlock } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';

type Entry = ApiReference_EntryFragment;
type Level = 'h2' | 'h4';

interface ReferenceEntryProps {
  entry: Entry;
  /** Whether its name is the title of the page, or of a part. */
  headingLevel: 'h1' | 'h3';
}

/** One operation or type of the public schema. */
export function ReferenceEntry({ entry, headingLevel }: ReferenceEntryProps) {
  const { t } = useTranslation('apiDocs');
  const level = headingLevel === 'h1' ? 'h2' : 'h4';
  const { name, kind, scope, points, description, errors, definition, types } = entry;
  return (
    <>
      <Flex wrap="wrap" gap="2" marginBottom="2">
        <Tag>{t(`reference.kinds.${kind}`)}</Tag>
        {scope && <Tag isCode>{t(`scopes.codes.${scope}`)}</Tag>}
        {points !== null && <Tag>{t('reference.points', { count: points })}</Tag>}
      </Flex>
      <chakra.h2
        as={headingLevel}
        fontFamily="mono"
        fontSize={headingLevel === 'h1' ? { base: '24px', md: '32px' } : '20px'}
        lineHeight="1.25"
        fontWeight="600"
        overflowWrap="anywhere"
      >
        {name}
      </chakra.h2>
      {description && (
        <chakra.p lang="en" color="fg.muted" marginTop="2" maxWidth="72ch" overflowWrap="anywhere">
          <InlineCode>{description}</InlineCode>
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
            <Arguments entry={entry} level={level} />
            {errors.length > 0 && (
              <section>
                <chakra.h2 as={level} textStyle="h4" fontWeight="600">
                  {t('reference.errors')}
                </chakra.h2>
                <chakra.p fontFamily="mono" textStyle="sm" color="fg.muted" marginTop="2" overflowWrap="anywhere">
                  {errors.join(', ')}
                </chakra.p>
              </section>
            )}
            <Types types={types} level={level} />
          </Stack>
        )}
        <Stack gap="6" minWidth="0">
          <CodeBlock code={definition} label={t(kind === 'TYPE' ? 'reference.definition' : 'reference.answer')} />
          {kind === 'TYPE' && <Types types={types} level={level} />}
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

function Arguments({ entry, level }: { entry: Entry; level: Level }) {
  const { t } = useTranslation('apiDocs');
  return (
    <section>
      <chakra.h2 as={level} textStyle="h4" fontWeight="600">
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
                <InlineCode>{description ?? ''}</InlineCode>
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      )}
    </section>
  );
}

/** The types that an entry uses, each linked. */
function Types({ types, level }: { types: readonly string[]; level: Level }) {
  const { t } = useTranslation('apiDocs');
  if (types.length === 0) return null;
  return (
    <section>
      <chakra.h2 as={level} textStyle="h4" fontWeight="600">
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
