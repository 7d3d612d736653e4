import type { EmblemTable } from './spec.js';

/** The cards of Tapeworm, G Fuel, Mewgenics and Nendoroid. */
export const OF_SMALL_SETS: EmblemTable = {
  tapeworm: ['worm', 'rose', 'eyes', 'smile'],
  'pink-proglottid': ['grub', 'rose', 'smile'],
  'white-proglottid': ['grub', 'snow', 'hollow'],
  'red-proglottid': ['grub', 'blood', 'angry'],
  'black-proglottid': ['grub', 'coal', 'glow'],
  'rainbow-tapeworm': ['worm', 'violet', 'sparkle'],
  'tapeworm-monster': ['worm', 'bone', 'fangs', 'open'],
  'brimstone-g-fuel': ['flame', 'blood', 'cup in ash'],
  'g-fuel': ['cup', 'sky', 'bolt in gold'],
  'g-fuel-2': ['cup', 'blood', 'bolt in gold'],
  'isaacs-tears': ['drop', 'sky', 'sad'],
  'stacy-704891': ['cat', 'amber', 'wide', 'smile'],
  'stacys-extra-head': ['twins', 'amber', 'wide', 'stitched'],
  'mini-nuke': ['bomb', 'steel', 'skulled'],
  'radical-rat': ['cat', 'ash', 'glasses in coal', 'grin'],
  'isaac-nendoroid': ['child', 'flesh', 'smile', 'shine'],
  'guppys-head-starting-item': ['cat', 'coal', 'crosses', 'shine'],
};
