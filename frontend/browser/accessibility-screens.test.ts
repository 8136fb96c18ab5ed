import { expectAccessible } from './support/axe';
import { onEveryScreen } from './support/screens';

onEveryScreen('nothing stands in the way on any screen', ['it'], expectAccessible);
