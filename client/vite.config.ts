import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { iconsOf } from './build/icons-of';
import { chakraInChunks } from './build/patches/chakra-in-chunks';
import { patchLibraries } from './build/patches/patch-libraries';
import { unusedSkeletons } from './build/patches/unused-skeletons';
import { manifestNames } from './build/manifest-names';
import { serviceWorker } from './build/service-worker';

/** Preloads the two latin fonts, which browsers otherwise find only after loading the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** Chunks of the first load, by the names of the groups below. */
const LOADED_BY_ALL = /assets\/(react|apollo|libraries|theme|cards|rolldown-runtime|index)-/;

const here = fileURLToPath(new URL('.', import.meta.url));

/** Pages of the staff: their preload lists would be part of everybody's first load, so they load their chunks one after the other. */
const staffPages = globSync('features/admin/**/{*Page,StaffShell}.tsx', { cwd: here }).map(
  (file) => path.parse(file).name,
);
const STAFF_PAGES = new RegExp(`assets/(${staffPages.join('|')})-`);

/** Icons of the pages where most visits begin. */
const FIRST_ICONS = iconsOf(here, ['features/home', 'features/search']);

/** Small modules shared by home, search and space pages: a chunk each would be a request for a few hundred bytes. */
const SMALL_PARTS = new RegExp(
  [
    'client/ui/(space-card/|photo/(SpacePhoto|use-thumbhash)|display/(Dotted|dotted-text|Price|capitalised)|reviews/Rating\\.|links/(MoreLink|TextLink|ChipLink)|layout/(SnapRow|use-in-view))',
    'client/ui/(street/PricePin|feedback/(LoadingRegion|skeleton)|recent/|location-field/location-mapping|search-pill/)',
    'client/.*/use-publish-path',
    // Every form needs them.
    'client/(generated/bounds|i18n/use-error-text)\\.',
    'node_modules/@chakra-ui/react/dist/esm/components/(badge|box|skeleton)/',
    'node_modules/@apollo/client/(react/hooks/useQuery|utilities/internal/.*canUseDOM)',
    `node_modules/lucide-react/dist/esm/icons/(${FIRST_ICONS.join('|')})\\.`,
  ].join('|'),
);

/** Small modules of the search that other pages use as well, by chunk; in the common chunks they would be part of the first load. */
const SEARCH_PARTS = {
  texts: /client\/i18n\/RichText\./,
  mutations: /@apollo\/client\/react\/hooks\/(useMutation|internal\/useIsomorphicLayoutEffect)\./,
  map: /client\/ui\/map\/(LazyMapView|map-geometry)\./,
  session: /client\/session\/use-(act-on-return|when-signed-in)\./,
  search: /client\/features\/search\/(use-filter-labels|flag-labels|search-filter|saved\/use-)/,
};

/** Messages of every page, one chunk per language. */
const SHELL_WORDS = /client\/i18n\/(es|en)\/(common|nav|domain|consent)\.ts$/;

export default defineConfig({
  root: here,
  plugins: [
    react(),
    preloadFonts(),
    patchLibraries({ ...chakraInChunks, ...unusedSkeletons }),
    serviceWorker(),
    manifestNames(SHELL_WORDS),
  ],
  // rxjs keeps its modern code behind this condition; its default is ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // Modules that every page has loaded already need not be in each page's preload list.
    modulePreload: {
      // A browser without module preloads loads the same files a little later.
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType !== 'js') return files;
        return STAFF_PAGES.test(file) ? [] : files.filter((name) => !LOADED_BY_ALL.test(name));
      },
    },
    // Without this the module that re-exports all documents would pull them into the first load.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: /\/client\/generated\//, sideEffects: false },
          // CommonJS, for which a bundler assumes side effects; of Emotion, only a function that nobody calls needs them.
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      // Common modules go into a few chunks, so that a phone runs none for long; forty small chunks would compress 17 kB worse.
      output: {
        // File names occur hundreds of times in the first load, so a shorter hash (7 is the minimum) saves a third of a kilobyte.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
              priority: 4,
            },
            {
              name: 'apollo',
              tags: ['$initial'],
              test: /node_modules\/(@apollo|graphql|graphql-ws|rxjs|optimism|@wry)\//,
              priority: 3,
            },
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            // Computing the theme takes a phone as long as all our other code.
            { name: 'theme', tags: ['$initial'], test: /client\/theme\//, priority: 1 },
            // A request for each of them would take longer than its few hundred bytes.
            { name: 'cards', test: SMALL_PARTS, minShareCount: 2, priority: 1 },
            ...Object.entries(SEARCH_PARTS).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            })),
            // Icons used on many pages: as separate chunks they weigh twice as much.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 16, priority: 1 },
            { name: (id) => `words-${SHELL_WORDS.exec(id)?.[1]}`, test: SHELL_WORDS, priority: 1 },
            {
              name: 'ConsentBanner',
              test: /client\/app\/consent\/(ConsentBanner|use-save-preferences)/,
              includeDependenciesRecursively: false,
            },
            { name: 'initial', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
