import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { linkRecipe } from '../../theme/recipes';

/** A link inside text, underlined; `variant="plain"` in lists of links. */
export const TextLink = chakra(Link, linkRecipe);
