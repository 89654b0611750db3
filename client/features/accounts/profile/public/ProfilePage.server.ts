import { PublicProfileDocument } from '../../../../generated/graphql';
import { serverPage } from '../../../../ssr/server-page';
import { profileVariables } from './profile-variables';

/** `/profile/:userId`: public and shareable, but not indexed by search engines. */
export const page = serverPage({
  query: PublicProfileDocument,
  variables: ({ params }) => profileVariables(params['userId'] ?? ''),
  head: ({ data, t }) => {
    if (!data.user)
      return {
        status: 404,
        title: t('profile:public.gone.title'),
        description: t('profile:public.gone.text'),
        isIndexed: false,
      };
    const { displayName: name } = data.user;
    return {
      title: t('profile:public.title', { name }),
      description: t('meta:profile.description', { name }),
      isIndexed: false,
      type: 'profile',
    };
  },
});
