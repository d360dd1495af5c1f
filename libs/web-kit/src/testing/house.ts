import { bundledProperty } from '@getaway/property';
import { houseDataOf } from '@getaway/property/house/house-data';

// Before the tests of a front: its modules read their house when they are loaded.
globalThis.getawayHouse = houseDataOf(bundledProperty, { photos: {} });
