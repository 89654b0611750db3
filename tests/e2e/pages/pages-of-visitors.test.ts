import { lookAtPages } from '../support/look-at-pages.js';

// Visitors', hosts' and other people's pages stand in files of their own, so that two workers share the longest stretch of the run.
lookAtPages(({ who }) => who === 'visitor');
