// Tells Nx which house is built: its cache must not answer for another one (nx.json, 'build').
import { houseDigest } from './house.ts';

process.stdout.write(houseDigest());
