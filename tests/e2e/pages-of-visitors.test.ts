import { lookAtPages } from './support/look-at-pages.js';

// Visitors' pages and signed-in people's stand in two files, so that two workers share the longest stretch of the run.
lookAtPages(({ who }) => who === 'guest');
